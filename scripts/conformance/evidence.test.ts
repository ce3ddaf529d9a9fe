import path from 'node:path';
import { expect, test } from 'vitest';
import { missingIn } from './evidence.ts';

const root = path.resolve(import.meta.dirname, '../..');
const missing = (text: string) => missingIn(root, 'some.md', text);

test('a file and a test that are there are evidence', () => {
  expect(
    missing(
      '`package.json`, `scripts/conformance/evidence.test.ts` “are evidence”, `web/src` and `no-store`',
    ),
  ).toEqual([]);
});

test('a file or a test that is not there is told', () => {
  expect(missing('`scripts/gone.ts`; `scripts/conformance/evidence.test.ts` “was here once”')).toEqual([
    'some.md names scripts/gone.ts, which is not there',
    'some.md names a test of scripts/conformance/evidence.test.ts that is not there: “was here once”',
  ]);
});
