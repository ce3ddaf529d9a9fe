import { WITHDRAWAL_DAYS } from '@app/contracts';

const DAY_MS = 24 * 3_600_000;

/** Until when a purchase can be given back without a reason. @param purchasedAt ISO time. */
export function withdrawableUntil(purchasedAt: string): Date {
  return new Date(Date.parse(purchasedAt) + WITHDRAWAL_DAYS * DAY_MS);
}
