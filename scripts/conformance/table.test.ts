import { expect, test } from 'vitest';
import { CLAUSES } from './clauses.ts';
import { drawTable, faults, sameTable } from './table.ts';

const everyClause = Object.keys(CLAUSES).map((clause) => ({
  clause,
  file: 'a.test.ts',
  title: `[${clause}] is so`,
}));

test('a clause that no test names is told, with what it says', () => {
  expect(faults(everyClause)).toEqual([]);
  const [fault] = faults(everyClause.filter(({ clause }) => clause !== 'AUT-13'));
  expect(fault).toMatch(/^AUT-13 is named by no test: Confirmation and reset mails/);
});

test('a test that names a clause there is not is told', () => {
  const stray = { clause: 'AUT-99', file: 'b.test.ts', title: '[AUT-99] a slip' };
  expect(faults([...everyClause, stray])).toEqual([
    'b.test.ts names AUT-99, which is no clause: [AUT-99] a slip',
  ]);
});

test('the table is the same whatever order the tests were found in, and goes stale by any title', () => {
  const drawn = drawTable(everyClause);
  expect(drawTable(everyClause.toReversed())).toBe(drawn);
  const renamed = everyClause.map((proof, at) => (at === 0 ? { ...proof, title: 'another title' } : proof));
  expect(sameTable(drawn, drawTable(renamed))).toBe(false);
  expect(sameTable(drawn.split('\n').toReversed().join('\n'), drawn)).toBe(true);
});
