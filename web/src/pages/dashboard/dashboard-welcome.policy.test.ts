import { expect, test } from 'vitest';
import { isBrandNew, isNew } from './dashboard-welcome.policy.ts';

const created_at = '2026-11-21T10:00:00.000Z';
const born = Date.parse(created_at);
const user = { id: 'u', email: 'ada@example.org', created_at, email_confirmed_at: created_at };

test.each([
  [0, created_at, true],
  [299_999, created_at, true],
  [300_000, created_at, false],
  [10_000, null, false],
])('[DASH-1] after %i ms, confirmed %s: welcomed %s', (age, email_confirmed_at, welcomed) => {
  expect(isBrandNew({ ...user, email_confirmed_at }, born + age)).toBe(welcomed);
});

test.each([
  [0, true],
  [3_599_999, true],
  [3_600_000, false],
])('[DASH-2] nobody is welcomed back within the first hour: after %i ms it is new: %s', (age, told) => {
  expect(isNew(user, born + age)).toBe(told);
});
