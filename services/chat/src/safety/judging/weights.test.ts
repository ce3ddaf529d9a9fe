import { expect, test } from 'vitest';
import { scorerOf } from './judge.ts';
import { readWeights } from './read-weights.ts';
import { fingerprint } from './training/fingerprint.ts';
import { supportVectorWeights } from './training/support-vectors.ts';
import { decodeWeights, encodeWeights } from './weights.ts';

const weights = readWeights();

test('the weights are those of the sentences, rules and code: else run npm run safety:train -w services/chat', () => {
  expect(weights.fingerprint).toBe(fingerprint());
});

test('they are kept as they were learned, in less than four megabytes', () => {
  const file = encodeWeights(weights);
  expect(decodeWeights(file)).toEqual(weights);
  expect(file.length).toBeLessThan(4_000_000);
});

test('a file that is cut short is refused', () => {
  expect(() => decodeWeights(encodeWeights(weights).subarray(0, -1))).toThrow('cut short');
});

test('a feature counts as much as its row says, and one that nobody has seen not at all', () => {
  const score = scorerOf(weights);
  const [number = 0] = weights.numbers;
  const without = score(new Map([[-1, 1]]));
  const learned = (weights.rows[0] ?? 0) * (weights.scales[0] ?? 0);
  expect(score(new Map([[number, 1]])).danger - without.danger).toBeCloseTo(learned, 10);
  expect(without.danger).toBe(weights.biases[0]);
});

test('learning tells apart what can be told apart, and the same each time', () => {
  const row = (...columns: number[]) => ({
    columns: Int32Array.from(columns),
    values: Float64Array.from(columns, () => 1),
  });
  const task = {
    rows: [row(0, 1), row(0, 2), row(1), row(2)],
    answers: [1, -1, 1, -1],
    costs: [1, 1, 1, 1],
    columns: 3,
  };
  const learned = supportVectorWeights(task);
  expect(learned[1]).toBeGreaterThan(0);
  expect(learned[2]).toBeLessThan(0);
  expect(supportVectorWeights(task)).toEqual(learned);
});
