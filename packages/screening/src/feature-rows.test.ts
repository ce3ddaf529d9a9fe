import { expect, test } from 'vitest';
import { createRows, findRow } from './feature-rows.ts';

/** Keys that begin the search at the same slot. */
const crowded = Array.from({ length: 50 }, (_, at) => 2 ** 32 - 2 - at);

test('each trained feature has a row of its own, and any other feature has none', () => {
  const keys = [...crowded, 1, 2, 2 ** 31];
  const rows = createRows(keys);
  expect(new Set(keys.map((key) => findRow(rows, key))).size).toBe(keys.length);
  expect(keys.map((key) => rows[findRow(rows, key)])).toEqual(keys);
  for (const unknown of [3, 2 ** 32 - 1, 2 ** 31 + 1]) expect(findRow(rows, unknown)).toBe(-1);
});

test('a model without features finds none', () => {
  expect(findRow(createRows([]), 7)).toBe(-1);
});
