import path from 'node:path';
import { expect, test } from 'vitest';
import { findUnitTests } from './unit-tests.ts';

const found = findUnitTests(path.dirname(import.meta.dirname));

test('a test of a rule is a unit test', () => {
  expect(found).toContain('packages/launcher/src/product/secrets.test.ts');
  expect(found).toContain('scripts/unit-tests.test.ts');
});

test('a test that starts a database or a process is none, not even when something it imports does', () => {
  expect(found).not.toContain('packages/testkit/src/test-database.test.ts');
  expect(found).not.toContain('packages/launcher/src/processes/supervisor.test.ts');
  expect(found).not.toContain('services/billing/src/checkouts/open-checkout.test.ts');
});
