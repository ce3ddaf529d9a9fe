import { becomeOwner, say } from '@app/service-kit';
import type { ChatTransaction } from '../chat.tables.ts';
import type { Deps } from '../deps.ts';
import { lockOwner, rememberGone } from './gone-owner.repository.ts';
import { deleteRowsOf } from './owned-rows.repository.ts';

/**
 * Erases somebody in the transaction that took in `user.deleted` (architecture.md, rule 11): the data key first, then
 * every row of theirs, and says so. Replies being written end by themselves: their turns are gone. That there is no
 * such person any more is remembered, so that no late call or event makes anything anew.
 */
export async function erasePerson(
  trx: ChatTransaction,
  { clock }: Pick<Deps, 'clock'>,
  userId: string,
): Promise<void> {
  const at = clock.now();
  await becomeOwner(trx, userId);
  await lockOwner(trx, userId);
  await rememberGone(trx, { ownerId: userId, heirId: null, at });
  await deleteRowsOf(trx, [userId]);
  await say(trx, 'user.erased', { userId, by: 'chat', erasedAt: at.toISOString() });
}
