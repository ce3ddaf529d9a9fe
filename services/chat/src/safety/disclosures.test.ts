import { AI_DISCLOSURE } from '@app/contracts';
import { expect, test } from 'vitest';
import { disclosuresOf } from './disclosures.ts';

const at = (id: string, time: string) => ({ id, ts: `2026-11-14T${time}:00.000Z` });

test('a person is told at the start, and again after three hours, that they talk to software', () => {
  const told = disclosuresOf([
    at('a', '10:00'),
    at('b', '12:59'),
    at('c', '13:00'),
    at('d', '15:00'),
    at('e', '19:30'),
  ]);
  expect(told.map(({ before }) => before)).toEqual(['a', 'c', 'e']);
  expect(told.every(({ text }) => text === AI_DISCLOSURE)).toBe(true);
  expect(disclosuresOf([])).toEqual([]);
});
