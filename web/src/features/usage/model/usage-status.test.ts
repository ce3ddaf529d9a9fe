import { expect, test } from 'vitest';
import { createTestSession } from '../../../session/session.fixture.ts';
import { createUsageStatus, formatMoment, hasFewLeft, hasReachedLimit } from './usage-status.ts';

const usage = { count: 3, hasPurchase: false, limit: 5, resetsAt: '2026-12-01T00:00:00.000Z' };

test('[ASK-2] what the server says counts, with its own limit', () => {
  expect(createUsageStatus(usage, null, 20)).toEqual({
    count: 3,
    limit: 5,
    premium: false,
    resetsAt: usage.resetsAt,
  });
});

test('[ASK-2] until it has said something, nothing is used and the page’s limit holds', () => {
  expect(createUsageStatus(undefined, null, 20)).toEqual({
    count: 0,
    limit: 20,
    premium: false,
    resetsAt: null,
  });
});

test('[PAY-6] a payment in another tab counts at once, whatever this tab has cached', () => {
  const purchase = { purchased: true, purchase_date: '2026-11-20T10:00:00.000Z' };
  const session = createTestSession({ purchase, usageCount: 5 });
  expect(createUsageStatus(usage, session, 20)).toEqual({
    count: 5,
    limit: 5,
    premium: true,
    resetsAt: usage.resetsAt,
  });
});

test.each([
  [4, false, false],
  [5, false, true],
  [6, false, true],
  [9, true, false],
])('[ASK-6] %i of 5 used, premium %s: at the limit %s', (count, hasPurchase, limited) => {
  expect(hasReachedLimit(createUsageStatus({ ...usage, count, hasPurchase }, null, 20))).toBe(limited);
});

test('when the free messages renew is said in the person’s own time', () => {
  expect(formatMoment(usage.resetsAt, 'UTC')).toBe('Tuesday, December 1 at 12:00 AM');
  expect(formatMoment(usage.resetsAt, 'America/New_York')).toBe('Monday, November 30 at 7:00 PM');
});

test.each([
  [17, 20, false, false],
  [18, 20, false, true],
  [19, 20, false, true],
  [20, 20, false, false],
  [3, 5, false, true],
  [2, 4, false, false],
  [18, 20, true, false],
])('%i of %i used, premium %s: few messages are left: %s', (count, limit, premium, few) => {
  expect(hasFewLeft({ count, limit, premium, resetsAt: null })).toBe(few);
});
