import type { AccessGrant, Purchase, Session } from '@app/contracts';
import type { Account } from '../accounts/account.repository.ts';
import { sessionView } from './session.view.ts';

/** The usage in the answer to a login. */
export interface UsageSummary {
  readonly count: number;
  /** Undefined when chat does not answer. */
  readonly purchased: boolean | undefined;
}

/** Fetches usage with the user's own access token. Never rejects: if chat does not answer, it returns zero usage. */
export type FetchUsage = (accessToken: string) => Promise<UsageSummary>;

/** Fetches a person's purchase from billing; undefined when billing does not answer in time. Never rejects. */
export type FetchPurchase = (userId: string) => Promise<Purchase | undefined>;

/**
 * Builds the answer to signup and login (AUT-10) with usage from chat. The purchase comes from billing, which is asked
 * unless chat knows of none (decision 0060). If billing does not answer, chat's information is used.
 */
export async function buildSession(
  { fetchUsage, fetchPurchase }: { fetchUsage: FetchUsage; fetchPurchase: FetchPurchase },
  account: Account,
  grant: AccessGrant,
): Promise<Session> {
  const usage = await fetchUsage(grant.access_token);
  const purchase = usage.purchased === false ? undefined : await fetchPurchase(account.id);
  return sessionView(account, grant, {
    usageCount: usage.count,
    purchase: purchase ?? { purchased: usage.purchased ?? false, purchase_date: null },
  });
}
