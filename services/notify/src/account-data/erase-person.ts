import { type Clock, publishEvent, setRowOwner } from '@app/service-kit';
import type { NotifyTransaction } from '../database.ts';
import { recordErasure } from '../erasures/erasure.repository.ts';
import { type Keys, personKeys } from '../keys.ts';
import { deleteMailsOf } from '../mails/mail.repository.ts';
import { deleteUnsubscriptionsOf } from '../unsubscriptions/unsubscription.repository.ts';

/**
 * Erases all data of an account in notify and publishes `user.erased`, in the transaction that receives the deletion.
 * Messages to support are kept for their normal time, because they belong to no account (docs/decisions/0014).
 */
export async function erasePerson(
  trx: NotifyTransaction,
  { clock, keys }: { clock: Clock; keys: Keys },
  personId: string,
): Promise<void> {
  const now = clock.now();
  await recordErasure(trx, { personKeys: personKeys(keys, personId), now });
  await setRowOwner(trx, personId);
  await deleteMailsOf(trx, personId);
  await deleteUnsubscriptionsOf(trx, personId);
  await publishEvent(trx, 'user.erased', { userId: personId, by: 'notify', erasedAt: now.toISOString() });
}
