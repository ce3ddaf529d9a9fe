import { expect, test } from 'vitest';
import { countTests } from './test-report.ts';

const file = (status: string, ...tests: [string, string][]) => ({
  name: '/a.test.ts',
  status,
  assertionResults: tests.map(([fullName, of]) => ({ fullName, status: of })),
});
const report = (success: boolean, ...testResults: unknown[]) => JSON.stringify({ success, testResults });

test('counts what ran and names what did not', () => {
  const json = report(
    false,
    file('failed', ['a', 'passed'], ['b', 'failed'], ['c', 'skipped']),
    file('passed', ['d', 'passed']),
  );
  expect(countTests(json, 1)).toEqual({ passed: 2, failed: 1, skipped: ['c'] });
});

test('a file that cannot be loaded is a failure', () => {
  expect(countTests(report(false, file('failed')), 1)).toEqual({ passed: 0, failed: 1, skipped: [] });
});

test('an error outside of every test is a failure', () => {
  expect(countTests(report(true, file('passed', ['a', 'passed'])), 1)).toEqual({
    passed: 1,
    failed: 1,
    skipped: [],
  });
});

test('no report is a failure', () => {
  expect(countTests(undefined, 0).failed).toBe(1);
  expect(countTests('{"half', 0).failed).toBe(1);
});
