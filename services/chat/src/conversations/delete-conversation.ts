import { asOwner, Failure } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { findGenerating } from '../turns/turn.repository.ts';
import { settleUnit } from '../usage/usage.repository.ts';
import { deleteConversation as deleteRows, lockConversation } from './conversation.repository.ts';

/**
 * Deletes a conversation with all that hangs on it, for good. A reply in progress ends and is not stored; what had
 * been read of it counts, as with a stop.
 * @returns the turn in progress, if there was one, for the process that answers it.
 * @throws Failure 404, also for another person's.
 */
export async function deleteConversation(
  { db }: Deps,
  conversation: { ownerId: string; conversationId: string },
): Promise<string | undefined> {
  return asOwner(db, conversation.ownerId, async (trx) => {
    if (!(await lockConversation(trx, conversation))) throw new Failure('not_found');
    const turn = await findGenerating(trx, conversation);
    if (turn) {
      const { ownerId } = conversation;
      await settleUnit(trx, { ownerId, turnId: turn.id, counts: turn.partial !== null });
    }
    await deleteRows(trx, conversation);
    return turn?.id;
  });
}
