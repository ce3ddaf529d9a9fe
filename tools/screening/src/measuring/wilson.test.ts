import { expect, test } from 'vitest';
import { wilsonInterval } from './wilson.ts';

test.each([
  // The first four are published: Newcombe 1998, Statistics in Medicine 17, table I, method 3.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
  [29, 29, 0.883, 1],
  [0, 0, 0, 1],
])('the interval of %i of %i', (hits, of, low, high) => {
  const interval = wilsonInterval({ hits, of });
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});
