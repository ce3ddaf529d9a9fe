import { asSystem, type Clock, say } from '@app/service-kit';
import { lockAddress } from '../accounts/address.repository.ts';
import type { AuthDatabase, AuthTransaction } from '../database.ts';
import { endSessionsOf } from '../sessions/ended-session.repository.ts';
import { recordedErasures } from './erasure.repository.ts';

interface Given {
  readonly db: AuthDatabase;
  readonly clock: Clock;
}

/** So many people a transaction. */
const BATCH = 200;

/**
 * Erases everybody again whom the record of erasures names, after a backup was restored that may hold them: what came
 * back of them here at once, and the other services hear `user.deleted` as they did then. Nobody is written to again, and
 * the receipts stay as they are: the first time counts. Harmless when repeated.
 * @returns of how many people, and how many accounts had come back.
 */
export async function eraseAgain(given: Given): Promise<{ people: number; accounts: number }> {
  let [people, accounts] = [0, 0];
  let after: string | undefined;
  do {
    const ids = await asSystem(given.db, async (trx) => {
      const batch = await recordedErasures(trx, { after, limit: BATCH });
      for (const id of batch) if (await eraseOne(trx, given, id)) accounts += 1;
      return batch;
    });
    people += ids.length;
    after = ids.at(-1);
  } while (after !== undefined);
  return { people, accounts };
}

/** @returns whether there was an account. */
async function eraseOne(trx: AuthTransaction, { clock }: Given, id: string): Promise<boolean> {
  const account = await trx.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst();
  if (account) {
    await lockAddress(trx, account.email);
    await endSessionsOf(trx, id, clock.now());
    await trx.deleteFrom('users').where('id', '=', id).execute();
  }
  await say(trx, 'user.deleted', { userId: id });
  return account !== undefined;
}
