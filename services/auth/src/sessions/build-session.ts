import type { AccessGrant, Purchase, Session } from '@app/contracts';
import type { Account } from '../accounts/account.repository.ts';
import { sessionView } from './session.view.ts';

/** The usage in the answer to a login. */
export interface UsageSummary {
  readonly count: number;
  readonly purchased: boolean;
}

/** Fetches usage with the user's own access token. Never rejects: if chat does not answer, it returns zero usage. */
export type FetchUsage = (accessToken: string) => Promise<UsageSummary>;

/** Fetches a person's purchase from billing; undefined when billing does not answer in time. Never rejects. */
export type FetchPurchase = (userId: string) => Promise<Purchase | undefined>;

/**
 * Builds the answer to signup and login (AUT-10) with usage from chat and the purchase from billing. If billing does not
 * answer, chat's information on whether the person has premium is used.
 */
export async function buildSession(
  { fetchUsage, fetchPurchase }: { fetchUsage: FetchUsage; fetchPurchase: FetchPurchase },
  account: Account,
  grant: AccessGrant,
): Promise<Session> {
  const [usage, purchase] = await Promise.all([fetchUsage(grant.access_token), fetchPurchase(account.id)]);
  return sessionView(account, grant, {
    usageCount: usage.count,
    purchase: purchase ?? { purchased: usage.purchased, purchase_date: null },
  });
}
