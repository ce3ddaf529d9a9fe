import { say } from '@app/service-kit';
import type { UserRow } from '../accounts/user.table.ts';
import type { AuthTransaction } from '../database.ts';
import { endSessionsOf } from '../sessions/ended-session.repository.ts';
import { insertErasure } from './erasure.repository.ts';

/**
 * Removes an account with everything of it here, ends its sessions and tells the other services to erase their parts;
 * within the transaction of its cause, under `lockAddress`. Wake the relay after the commit.
 * @returns false when the account is gone already.
 */
export async function eraseAccount(
  trx: AuthTransaction,
  account: Pick<UserRow, 'id' | 'email' | 'first_name'>,
  { now, receipt }: { now: Date; receipt: boolean },
): Promise<boolean> {
  const { id } = account;
  // A login on its way waits for this lock, and then finds nobody.
  const locked = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) return false;
  await endSessionsOf(trx, id, now);
  const to = receipt ? { address: account.email, firstName: account.first_name } : undefined;
  await insertErasure(trx, { userId: id, now, to });
  // Devices, links, mails and a visitor's claim go with it.
  await trx.deleteFrom('users').where('id', '=', id).execute();
  await say(trx, 'user.deleted', { userId: id });
  return true;
}
