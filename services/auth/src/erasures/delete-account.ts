import { asOwner, Failure } from '@app/service-kit';
import { lockAddress } from '../accounts/address.repository.ts';
import { accountById } from '../accounts/user.repository.ts';
import { countAttempt } from '../attempts/attempt.repository.ts';
import type { AuthTransaction } from '../database.ts';
import type { Deps } from '../deps.ts';
import { mac } from '../keys.ts';
import { eraseAccount } from './erase-account.ts';

/**
 * Deletes somebody's account for good (ACC-3; architecture.md, rule 11): for its owner it is gone at once, the other
 * services erase their parts when they hear of it, and then a receipt goes to its address.
 * @throws Failure 401 when it is gone already.
 */
export async function deleteAccount(deps: Deps, userId: string): Promise<void> {
  const { db, clock } = deps;
  const erased = await asOwner(db, userId, async (trx) => {
    const account = await accountById(trx, userId);
    if (!account) return false;
    await lockAddress(trx, account.email);
    const receipt = account.email_confirmed_at !== null || (await mayMail(trx, deps, account.email));
    return eraseAccount(trx, account, { now: clock.now(), receipt });
  });
  if (!erased) throw new Failure('unauthenticated');
  deps.wakeRelay();
}

/** Nobody's letter box is filled by others who sign up with its address and delete the account again. */
async function mayMail(
  trx: AuthTransaction,
  { clock, keys, settings }: Deps,
  address: string,
): Promise<boolean> {
  const key = mac(keys.attempts, address);
  const attempt = { kind: 'mail_deleted', key, rate: settings.mails, now: clock.now() } as const;
  return (await countAttempt(trx, attempt)) !== undefined;
}
