import type { User } from '@app/contracts';

const BRAND_NEW_MS = 5 * 60_000;
const NEW_MS = 60 * 60_000;

/** Whether the account is less than an hour old, so that "Welcome back" would be wrong. */
export function isNew({ created_at }: User, now: number): boolean {
  return now - Date.parse(created_at) < NEW_MS;
}

/** Whether to welcome: the account is under five minutes old and its address is confirmed (DASH-1). */
export function isBrandNew({ created_at, email_confirmed_at }: User, now: number): boolean {
  return email_confirmed_at !== null && now - Date.parse(created_at) < BRAND_NEW_MS;
}
