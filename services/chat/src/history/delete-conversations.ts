import { asOwner, type Clock, Failure } from '@app/service-kit';
import { lockConversation } from '../conversations/conversation.repository.ts';
import type { ChatDatabase, ChatTransaction } from '../database.ts';
import { lockUserKey } from '../encryption/user-key.repository.ts';
import { discardTurn, findGeneratingTurn } from '../turns/turn.repository.ts';
import { settleCharge, type UnchargedLimits } from '../usage/charge.ts';
import { moveConversation } from './deleted-row.repository.ts';

export interface DeletionContext {
  readonly db: ChatDatabase;
  readonly clock: Clock;
  readonly config: UnchargedLimits;
  /** The turns that this process answers. */
  readonly turns: { interrupt(turnId: string, why: 'lost'): void };
}

interface OfConversation {
  readonly ownerId: string;
  readonly conversationId: string;
}

/**
 * Deletes conversations with their messages and turns. From then on every call, the export and the coach find nothing of
 * them; for a while they can be restored (restore-deleted.ts).
 * @returns the ids of those that the person had.
 * @throws Failure 404 when the person has none of them.
 */
export async function deleteConversations(
  { db, clock, config, turns }: DeletionContext,
  { ownerId, conversationIds }: { ownerId: string; conversationIds: readonly string[] },
): Promise<string[]> {
  const at = clock.now();
  const { deleted, ended } = await asOwner(db, ownerId, async (trx) => {
    const deleted: string[] = [];
    const ended: string[] = [];
    if (!(await lockUserKey(trx, ownerId))) throw new Failure('not_found');
    // In one order, so that two calls do not wait for each other.
    for (const conversationId of [...new Set(conversationIds)].sort()) {
      const conversation = { ownerId, conversationId };
      if (!(await lockConversation(trx, conversation))) continue;
      const turnId = await endTurnInProgress(trx, config, conversation);
      if (turnId) ended.push(turnId);
      await moveConversation(trx, { ...conversation, subjectId: conversationId, at });
      deleted.push(conversationId);
    }
    if (deleted.length === 0) throw new Failure('not_found');
    return { deleted, ended };
  });
  for (const turnId of ended) turns.interrupt(turnId, 'lost');
  return deleted;
}

/**
 * Ends the reply in progress of a conversation, which is not stored. It is charged like one that was stopped, so a reply
 * deleted before its first text is free of charge on the same terms.
 * @param only ends it only if it answers one of these messages.
 * @returns the turn, so that the answering process can be told.
 */
export async function endTurnInProgress(
  trx: ChatTransaction,
  config: UnchargedLimits,
  conversation: OfConversation,
  only?: readonly string[],
): Promise<string | undefined> {
  const turn = await findGeneratingTurn(trx, conversation);
  if (!turn || (only && !only.includes(turn.userMessageId))) return undefined;
  await settleCharge(trx, config, turn, turn.hasText ? 'answered' : 'free');
  await discardTurn(trx, turn);
  return turn.id;
}
