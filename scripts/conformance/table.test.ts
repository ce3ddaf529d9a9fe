import { expect, test } from 'vitest';
import { CLAUSES } from './clauses.ts';
import { findFaults, isSameTable, renderTable } from './table.ts';

const everyClause = Object.keys(CLAUSES).map((clause) => ({
  clause,
  file: 'a.test.ts',
  title: `[${clause}] holds`,
}));

test('a clause that no test names is reported with its text', () => {
  expect(findFaults(everyClause)).toEqual([]);
  const [fault] = findFaults(everyClause.filter(({ clause }) => clause !== 'AUT-13'));
  expect(fault).toMatch(/^AUT-13 is named by no test: Confirmation and reset mails/);
});

test('a test that names a clause that does not exist is reported', () => {
  const unknown = { clause: 'AUT-99', file: 'b.test.ts', title: '[AUT-99] a mistake' };
  expect(findFaults([...everyClause, unknown])).toEqual([
    'b.test.ts names AUT-99, which is not a clause: [AUT-99] a mistake',
  ]);
});

test('the table does not depend on the order of the tests, and every changed title makes it out of date', () => {
  const table = renderTable(everyClause);
  expect(renderTable(everyClause.toReversed())).toBe(table);
  const renamed = everyClause.map((proof, index) =>
    index === 0 ? { ...proof, title: 'another title' } : proof,
  );
  expect(isSameTable(table, renderTable(renamed))).toBe(false);
  expect(isSameTable(table.split('\n').toReversed().join('\n'), table)).toBe(true);
});
