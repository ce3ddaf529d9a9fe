import type { Message } from '@app/contracts';
import { expect, test } from 'vitest';
import { findDisclosures } from './disclosures.ts';

const at = (...times: string[]): Message[] =>
  times.map((time, index) => ({
    id: `m${index}`,
    role: index % 2 ? 'assistant' : 'user',
    content: 'x',
    ts: `2026-11-21T${time}.000Z`,
  }));

test.each([
  [[], []],
  [['10:00:00'], ['m0']],
  [['10:00:00', '10:01:00', '12:59:59'], ['m0']],
  [
    ['10:00:00', '13:00:00', '13:01:00'],
    ['m0', 'm1'],
  ],
  [
    ['08:00:00', '10:00:00', '11:30:00', '14:29:59', '14:30:00'],
    ['m0', 'm2', 'm4'],
  ],
])('for messages at %j the notice that the coach is software precedes %j', (times, expected) => {
  const messages = at(...times);
  const { before, lastAt } = findDisclosures(messages);
  expect([...before]).toEqual(expected);
  const last = messages.find(({ id }) => id === expected.at(-1));
  expect(lastAt).toBe(last ? Date.parse(last.ts) : null);
});
