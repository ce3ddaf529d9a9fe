import { expect, test } from 'vitest';
import { FeatureTable } from './feature-table.ts';

/** Keys whose searches begin at almost the same slot. */
const crowded = Array.from({ length: 50 }, (_, at) => 2 ** 32 - 2 - at);
/** Enough keys that those with the same stored part, such as 7 and 7 + 2 ** 24, are far apart. */
const spread = Array.from({ length: 40_000 }, (_, at) => at * 107_374 + 7);

test('each trained feature has its own weights, and any other feature has none', () => {
  const keys = [...spread, ...crowded, 1, 2, 7 + 2 ** 24, 2 ** 31];
  const table = FeatureTable.create(
    keys.map((key, at) => ({
      key,
      scores: [at & 63, 1, 127, -128, 0],
      details: [0, 1, 2, 3, 4, 5, -128, -(at & 63)],
    })),
  );
  const sumsOf = (key: number) => {
    const [scores, details] = [new Float64Array(5), new Float64Array(8)];
    table.addScores(scores, key, 2);
    table.addDetails(details, key, 1);
    return [...scores, ...details];
  };
  for (const [at, key] of keys.entries())
    expect(sumsOf(key)).toEqual([2 * (at & 63), 2, 254, -256, 0, 0, 1, 2, 3, 4, 5, -128, 0 - (at & 63)]);
  for (const unknown of [3, 7 + 2 ** 25, 2 ** 32 - 1, 2 ** 32 - 60, 2 ** 31 + 5])
    expect(sumsOf(unknown)).toEqual(Array.from({ length: 13 }, () => 0));
});

test('features that nothing could tell apart are refused', () => {
  const create = (keys: readonly number[]) =>
    FeatureTable.create(keys.map((key) => ({ key, scores: [], details: [] })));
  expect(() => create([7, 7])).toThrow('the same key');
  expect(() => create(Array.from({ length: 400 }, (_, at) => 2 ** 32 - 400 + at))).toThrow('almost the same');
});

test('a model without features finds none', () => {
  const sums = new Float64Array(5);
  FeatureTable.create([]).addScores(sums, 7, 1);
  expect([...sums]).toEqual([0, 0, 0, 0, 0]);
});
