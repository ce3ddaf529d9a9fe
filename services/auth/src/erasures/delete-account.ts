import { asOwner, type Clock, Failure, publishEvent } from '@app/service-kit';
import { type Account, findAccountById, lockAccount, removeAccount } from '../accounts/account.repository.ts';
import { lockAddress } from '../accounts/address.repository.ts';
import { countAttempt } from '../attempts/attempt.repository.ts';
import type { Config } from '../config.ts';
import type { AuthDatabase, AuthTransaction } from '../database.ts';
import { type Keys, mac } from '../keys.ts';
import { endSessions } from '../sessions/ended-session.repository.ts';
import { insertErasure } from './erasure.repository.ts';

interface DeleteDeps {
  readonly db: AuthDatabase;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly config: Pick<Config, 'RATE_MAIL_ACCOUNT'>;
  readonly wakeRelay: () => void;
}

/**
 * Deletes an account permanently (ACC-3). For its owner it is gone at once; the other services erase their parts when they
 * receive the event, and then a receipt is mailed to its address (decision 0012).
 * @throws Failure 401 when the account is already gone.
 */
export async function deleteAccount(deps: DeleteDeps, userId: string): Promise<void> {
  const { db, clock } = deps;
  const isErased = await asOwner(db, userId, async (trx) => {
    const account = await findAccountById(trx, userId);
    if (!account) return false;
    await lockAddress(trx, account.email);
    const receipt = account.emailConfirmedAt !== null || (await countReceipt(trx, deps, account.email));
    return eraseAccount(trx, account, { now: clock.now(), receipt });
  });
  if (!isErased) throw new Failure('unauthenticated');
  deps.wakeRelay();
}

/** Limits receipts to unconfirmed addresses, so that nobody fills an inbox by signing up and deleting the account again. */
async function countReceipt(
  trx: AuthTransaction,
  { clock, keys, config }: DeleteDeps,
  address: string,
): Promise<boolean> {
  const key = mac(keys.attempts, address);
  const attempt = { kind: 'mail_deleted', key, rate: config.RATE_MAIL_ACCOUNT, now: clock.now() } as const;
  return (await countAttempt(trx, attempt)) !== undefined;
}

/**
 * Deletes an account with all of its data in this service, ends its sessions and publishes `user.deleted`, so that the
 * other services erase their parts. Within the transaction of its cause, under `lockAddress`; wake the relay after the
 * commit.
 * @returns false when the account is already gone.
 */
export async function eraseAccount(
  trx: AuthTransaction,
  account: Pick<Account, 'id' | 'email' | 'firstName'>,
  { now, receipt }: { now: Date; receipt: boolean },
): Promise<boolean> {
  const { id } = account;
  // A concurrent login waits for this lock and then finds no account.
  if (!(await lockAccount(trx, id))) return false;
  await endSessions(trx, id, now);
  const to = receipt ? { address: account.email, firstName: account.firstName } : undefined;
  await insertErasure(trx, { userId: id, now, to });
  await removeAccount(trx, id);
  await publishEvent(trx, 'user.deleted', { userId: id });
  return true;
}
