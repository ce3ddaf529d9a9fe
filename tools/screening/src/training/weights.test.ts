import { createScorer, decodeWeights, encodeWeights, readWeights } from '@app/screening/training';
import { expect, test } from 'vitest';
import { readCrossValidation } from './cross-validation.ts';
import { fingerprint } from './fingerprint.ts';
import { trainSupportVectors } from './support-vectors.ts';

const weights = readWeights();

test('the weights were trained with the current texts, rules and code (to update: npm run safety:train)', () => {
  expect(weights.fingerprint).toBe(fingerprint());
  expect(readCrossValidation().fingerprint).toBe(weights.fingerprint);
  // It trains on a sample, which takes five seconds, or longer on a busy machine.
}, 120_000);

test('encoding the weights loses nothing and takes less than four megabytes', () => {
  const file = encodeWeights(weights);
  expect(decodeWeights(file)).toEqual(weights);
  expect(file.length).toBeLessThan(4_000_000);
});

test('an incomplete file is refused', () => {
  expect(() => decodeWeights(encodeWeights(weights).subarray(0, -1))).toThrow('incomplete');
});

test('a feature counts as its row says, and an unknown feature not at all', () => {
  const score = createScorer(weights);
  const [number = 0] = weights.numbers;
  const without = score(new Map([[-1, 1]]));
  const trained = (weights.rows[0] ?? 0) * (weights.scales[0] ?? 0);
  expect(score(new Map([[number, 1]])).danger - without.danger).toBeCloseTo(trained, 10);
  expect(without.danger).toBe(weights.biases[0]);
});

test('training separates what is separable, with the same result each time', () => {
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
  const trained = trainSupportVectors(task);
  expect(trained[1]).toBeGreaterThan(0);
  expect(trained[2]).toBeLessThan(0);
  expect(trainSupportVectors(task)).toEqual(trained);
});
