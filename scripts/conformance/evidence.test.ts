import path from 'node:path';
import { expect, test } from 'vitest';
import { findMissingIn } from './evidence.ts';

const root = path.resolve(import.meta.dirname, '../..');
const findMissing = (text: string) => findMissingIn(root, 'some.md', text);

test('a file and a test that exist are evidence', () => {
  expect(
    findMissing(
      '`package.json`, `scripts/conformance/evidence.test.ts` “are evidence”, `web/src` and `no-store`',
    ),
  ).toEqual([]);
});

test('a file or a test that does not exist is reported', () => {
  expect(findMissing('`scripts/gone.ts`; `scripts/conformance/evidence.test.ts` “was here once”')).toEqual([
    'some.md names scripts/gone.ts, which does not exist',
    'some.md names a test of scripts/conformance/evidence.test.ts that does not exist: “was here once”',
  ]);
});
