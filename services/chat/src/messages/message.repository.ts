import type { ChatTransaction } from '../chat.tables.ts';
import type { MessageRow } from './message.table.ts';

const SHOWN = ['id', 'role', 'content', 'safety', 'state', 'feedback', 'ts'] as const;
type ShownMessage = Pick<MessageRow, (typeof SHOWN)[number]>;

interface OfConversation {
  ownerId: string;
  conversationId: string;
}

interface OfMessage {
  ownerId: string;
  messageId: string;
}

/** All messages, in the order they were said. */
export async function listMessages(
  trx: ChatTransaction,
  { ownerId, conversationId }: OfConversation,
): Promise<ShownMessage[]> {
  return trx
    .selectFrom('messages')
    .select(SHOWN)
    .where('owner_id', '=', ownerId)
    .where('conversation_id', '=', conversationId)
    .orderBy('seq')
    .execute();
}

/** All messages of several conversations, in no order. */
export async function listMessagesOfMany(
  trx: ChatTransaction,
  { ownerId, conversationIds }: { ownerId: string; conversationIds: readonly string[] },
): Promise<(ShownMessage & Pick<MessageRow, 'conversation_id'>)[]> {
  if (conversationIds.length === 0) return [];
  return trx
    .selectFrom('messages')
    .select([...SHOWN, 'conversation_id'])
    .where('owner_id', '=', ownerId)
    .where('conversation_id', 'in', conversationIds)
    .execute();
}

export async function findMessage(
  trx: ChatTransaction,
  { ownerId, messageId }: OfMessage,
): Promise<ShownMessage | undefined> {
  return trx
    .selectFrom('messages')
    .select(SHOWN)
    .where('owner_id', '=', ownerId)
    .where('id', '=', messageId)
    .executeTakeFirst();
}

/** Messages after `afterSeq`: the newest of them, newest first, or the oldest, oldest first. */
export async function messagesAfter(
  trx: ChatTransaction,
  {
    ownerId,
    conversationId,
    afterSeq,
    first,
    limit,
  }: OfConversation & { afterSeq: number; first: 'newest' | 'oldest'; limit: number },
): Promise<Pick<MessageRow, 'id' | 'seq' | 'role' | 'content'>[]> {
  return trx
    .selectFrom('messages')
    .select(['id', 'seq', 'role', 'content'])
    .where('owner_id', '=', ownerId)
    .where('conversation_id', '=', conversationId)
    .where('seq', '>', afterSeq)
    .orderBy('seq', first === 'newest' ? 'desc' : 'asc')
    .limit(limit)
    .execute();
}

/** What was found in this conversation, newest first: of messages, sealed. */
export async function listFindings(
  trx: ChatTransaction,
  { ownerId, conversationId }: OfConversation,
): Promise<Pick<MessageRow, 'id' | 'safety'>[]> {
  return trx
    .selectFrom('messages')
    .select(['id', 'safety'])
    .where('owner_id', '=', ownerId)
    .where('conversation_id', '=', conversationId)
    .where('safety', 'is not', null)
    .orderBy('seq', 'desc')
    .execute();
}

/**
 * Keeps what has been found in a message, in the place of what was known of it, in one guarded statement.
 * @returns false when something else is known of it by now, or the message is gone.
 */
export async function keepFindings(
  trx: ChatTransaction,
  { ownerId, messageId, known, found }: OfMessage & { known: Buffer | null; found: Buffer | null },
): Promise<boolean> {
  const kept = await trx
    .updateTable('messages')
    .set({ safety: found })
    .where('owner_id', '=', ownerId)
    .where('id', '=', messageId)
    .where('safety', 'is not distinct from', known)
    .executeTakeFirst();
  return kept.numUpdatedRows === 1n;
}

/** @returns false when there is no such reply of the coach's in this conversation of theirs. */
export async function rateReply(
  trx: ChatTransaction,
  {
    ownerId,
    conversationId,
    messageId,
    rating,
    reason,
  }: OfConversation & { messageId: string; rating: 'up' | 'down'; reason: Buffer | null },
): Promise<boolean> {
  const rated = await trx
    .updateTable('messages')
    .set({ feedback: rating, feedback_reason: reason })
    .where('owner_id', '=', ownerId)
    .where('conversation_id', '=', conversationId)
    .where('id', '=', messageId)
    .where('role', '=', 'assistant')
    .executeTakeFirst();
  return rated.numUpdatedRows === 1n;
}
