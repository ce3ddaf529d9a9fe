import { asSystem, type Clock, publishEvent } from '@app/service-kit';
import { findAddress, removeAccount } from '../accounts/account.repository.ts';
import { lockAddress } from '../accounts/address.repository.ts';
import type { AuthDatabase, AuthTransaction } from '../database.ts';
import { endSessions } from '../sessions/ended-session.repository.ts';
import { listRecordedErasures } from './erasure.repository.ts';

interface EraseAgainDeps {
  readonly db: AuthDatabase;
  readonly clock: Clock;
}

/** Erasures per transaction. */
const BATCH = 200;

/**
 * Repeats all recorded erasures after a backup was restored: deletes accounts that the backup brought back and publishes
 * `user.deleted` to the other services again. It sends no mail and does not change the receipts. Idempotent.
 * @returns the number of people erased again, and of accounts that had come back.
 */
export async function eraseAgain(deps: EraseAgainDeps): Promise<{ people: number; accounts: number }> {
  let [people, accounts] = [0, 0];
  let after: string | undefined;
  do {
    const ids = await asSystem(deps.db, async (trx) => {
      const batch = await listRecordedErasures(trx, { after, limit: BATCH });
      for (const id of batch) if (await eraseRecorded(trx, deps, id)) accounts += 1;
      return batch;
    });
    people += ids.length;
    after = ids.at(-1);
  } while (after !== undefined);
  return { people, accounts };
}

/** @returns whether there was an account. */
async function eraseRecorded(trx: AuthTransaction, { clock }: EraseAgainDeps, id: string): Promise<boolean> {
  const address = await findAddress(trx, id);
  if (address !== undefined) {
    await lockAddress(trx, address);
    await endSessions(trx, id, clock.now());
    await removeAccount(trx, id);
  }
  await publishEvent(trx, 'user.deleted', { userId: id });
  return address !== undefined;
}
