import { expect, test } from 'vitest';
import { readRate } from './rate.ts';

test.each([
  ['10/1m', 10, 60],
  ['20/1h', 20, 3_600],
  ['1/30s', 1, 30],
  ['5/24h', 5, 86_400],
  [' 600/1m ', 600, 60],
])('%s is a rate', (text, count, seconds) => {
  expect(readRate(text)).toEqual({ count, seconds });
});

test.each([
  '',
  '10',
  '10/m',
  '0/1m',
  '-1/1m',
  '1.5/1m',
  '10/1d',
  '10/25h',
  '10/0m',
  '1e3/1m',
  '10/1m/2',
  '٣/1m',
])('"%s" is not a rate', (text) => {
  expect(readRate(text)).toBeUndefined();
});
