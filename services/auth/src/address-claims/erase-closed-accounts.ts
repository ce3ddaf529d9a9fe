import { LIFETIMES, RETENTION_DAYS } from '@app/contracts';
import { asSystem, type Clock, type Logger } from '@app/service-kit';
import {
  type DueAccount,
  listClosedAccountsDue,
  lockAddress,
  postponeErasure,
} from '../accounts/address.repository.ts';
import type { AuthDatabase } from '../database.ts';
import { eraseAccount } from '../erasures/delete-account.ts';
import { listAccountsWithClaim } from '../visitors/visitor-claim.repository.ts';
import type { FetchHoldings } from './claim-address.ts';

const BATCH = 100;
/** After this delay no access token of a closed account is valid, and requests that were running have been stored. */
export const HOLDINGS_CHECK_DELAY_MS = LIFETIMES.accessToken + 5 * 60_000;
/** A closed account with holdings was in use when it was closed, so its owner gets time to contact support. */
export const CLOSED_ACCOUNT_RETENTION_MS = RETENTION_DAYS.closedAccount * 24 * 3_600_000;

interface EraseDeps {
  readonly db: AuthDatabase;
  readonly clock: Clock;
  readonly log: Logger;
  readonly fetchHoldings: FetchHoldings;
  readonly wakeRelay: () => void;
}

/**
 * Erases accounts that lost their address: those that a person chose to erase, and those for which chat and billing
 * confirm again that they hold nothing. Accounts with holdings stay closed until the retention time ends. Safe to run in
 * every replica at once.
 */
export async function eraseClosedAccounts(deps: EraseDeps): Promise<void> {
  const { db, clock, log, fetchHoldings } = deps;
  const now = clock.now();
  const closedBefore = new Date(now.getTime() - HOLDINGS_CHECK_DELAY_MS);
  const due = await asSystem(db, (trx) => listClosedAccountsDue(trx, { now, closedBefore, limit: BATCH }));
  for (const account of due) if (account.eraseAt !== null) await erase(deps, account);

  const unchecked = due.filter(({ eraseAt }) => eraseAt === null);
  if (unchecked.length === 0) return;
  const ids = unchecked.map(({ id }) => id);
  const holdings = await fetchHoldings(ids);
  const withClaim = await asSystem(db, (trx) => listAccountsWithClaim(trx, ids));
  const kept = ids.filter((id) => holdings.has(id) || withClaim.has(id));
  if (kept.length > 0) {
    await asSystem(db, (trx) =>
      postponeErasure(trx, kept, new Date(now.getTime() + CLOSED_ACCOUNT_RETENTION_MS)),
    );
    log.warn({ userIds: kept }, 'closed accounts kept: they have holdings');
  }
  for (const account of unchecked) if (!kept.includes(account.id)) await erase(deps, account);
}

async function erase({ db, clock, wakeRelay }: EraseDeps, account: DueAccount): Promise<void> {
  await asSystem(db, async (trx) => {
    await lockAddress(trx, account.email);
    await eraseAccount(trx, account, { now: clock.now(), receipt: false });
  });
  wakeRelay();
}
