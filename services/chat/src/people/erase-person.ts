import { type Clock, publishEvent, setRowOwner } from '@app/service-kit';
import type { ChatTransaction } from '../database.ts';
import { lockOwner, recordGoneOwner } from '../owners/gone-owner.repository.ts';
import { deleteOwnedRows } from './person.repository.ts';

/**
 * Erases a person in the transaction that handles `user.deleted`, and publishes `user.erased`: deletes the data key
 * first, then every row. Replies in progress end because their turns are gone. The erasure is recorded, so that a late
 * call or event does not create rows for this person again.
 */
export async function erasePerson(
  trx: ChatTransaction,
  { clock }: { clock: Clock },
  userId: string,
): Promise<void> {
  const at = clock.now();
  await setRowOwner(trx, userId);
  await lockOwner(trx, userId);
  await recordGoneOwner(trx, { ownerId: userId, heirId: null, at });
  await deleteOwnedRows(trx, [userId]);
  await publishEvent(trx, 'user.erased', { userId, by: 'chat', erasedAt: at.toISOString() });
}
