import type { Message } from '@app/contracts';
import { type Generated, type Selectable, sql } from 'kysely';
import type { ChatTransaction } from '../database.ts';

declare module '../database.ts' {
  interface ChatTables {
    messages: MessageTable;
  }
}

export interface MessageTable {
  id: string;
  owner_id: string;
  conversation_id: string;
  seq: number;
  role: Message['role'];
  /** Sealed. */
  content: Buffer;
  /** The findings of screening, the coach and moderation (safety/finding.ts), sealed; null when there are none. */
  safety: Generated<Buffer | null>;
  state: Generated<NonNullable<Message['state']> | null>;
  feedback: Generated<NonNullable<Message['feedback']> | null>;
  /** Sealed. */
  feedback_reason: Generated<Buffer | null>;
  ts: Date;
}
export type MessageRow = Selectable<MessageTable>;

const SHOWN = ['id', 'seq', 'role', 'content', 'safety', 'state', 'feedback', 'ts'] as const;
export type ShownMessage = Pick<MessageRow, (typeof SHOWN)[number]>;

interface OfConversation {
  ownerId: string;
  conversationId: string;
}

interface OfMessage {
  ownerId: string;
  messageId: string;
}

/** Reads a page of a conversation's messages after `afterSeq`, in chronological order. */
export async function readMessagePage(
  trx: ChatTransaction,
  page: OfConversation & { afterSeq: number; uptoSeq?: number; limit: number },
): Promise<ShownMessage[]> {
  const { ownerId, conversationId, afterSeq, uptoSeq, limit } = page;
  return trx
    .selectFrom('messages')
    .select(SHOWN)
    .where('owner_id', '=', ownerId)
    .where('conversation_id', '=', conversationId)
    .where('seq', '>', afterSeq)
    .$if(uptoSeq !== undefined, (query) => query.where('seq', '<=', uptoSeq ?? 0))
    .orderBy('seq')
    .limit(limit)
    .execute();
}

/** Lists all messages of several conversations in chronological order. */
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
    .orderBy('seq')
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

/** Lists the oldest messages after `afterSeq`, in chronological order. */
export async function listMessagesAfter(
  trx: ChatTransaction,
  { ownerId, conversationId, afterSeq, limit }: OfConversation & { afterSeq: number; limit: number },
): Promise<Pick<MessageRow, 'id' | 'seq' | 'role' | 'content'>[]> {
  return trx
    .selectFrom('messages')
    .select(['id', 'seq', 'role', 'content'])
    .where('owner_id', '=', ownerId)
    .where('conversation_id', '=', conversationId)
    .where('seq', '>', afterSeq)
    .orderBy('seq')
    .limit(limit)
    .execute();
}

/** Lists the sealed findings of the messages since a moment. */
export async function listFindingsSince(
  trx: ChatTransaction,
  { ownerId, conversationId, since }: OfConversation & { since: Date },
): Promise<Pick<MessageRow, 'id' | 'safety'>[]> {
  return trx
    .selectFrom('messages')
    .select(['id', 'safety'])
    .where('owner_id', '=', ownerId)
    .where('conversation_id', '=', conversationId)
    .where('ts', '>', since)
    .where('safety', 'is not', null)
    .execute();
}

/** A message for a prompt. Its text is read only if it is one of the newest. */
export type PromptMessageRow = Pick<MessageRow, 'id' | 'seq' | 'role' | 'safety'> & {
  readonly content: Buffer | null;
};

/**
 * Replaces the findings of a message in one guarded statement.
 * @returns false when the stored findings are no longer `known`, or the message is gone.
 */
export async function storeFindings(
  trx: ChatTransaction,
  { ownerId, messageId, known, found }: OfMessage & { known: Buffer | null; found: Buffer | null },
): Promise<boolean> {
  const stored = await trx
    .updateTable('messages')
    .set({ safety: found })
    .where('owner_id', '=', ownerId)
    .where('id', '=', messageId)
    .where('safety', 'is not distinct from', known)
    .executeTakeFirst();
  return stored.numUpdatedRows === 1n;
}

/** @returns false when this conversation of theirs has no such reply. */
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

/**
 * Lists what is deleted with a message, in chronological order: the message, and the replies to it when the person wrote
 * it. Empty when this conversation has no such message.
 */
export async function listDeletedWith(
  trx: ChatTransaction,
  { ownerId, conversationId, messageId }: OfConversation & { messageId: string },
): Promise<Pick<MessageRow, 'id' | 'seq'>[]> {
  const { rows } = await sql<Pick<MessageRow, 'id' | 'seq'>>`
    with chosen as (
      select seq, role from messages
      where owner_id = ${ownerId} and conversation_id = ${conversationId} and id = ${messageId}),
    next as (
      select case when chosen.role = 'assistant' then chosen.seq + 1 else (
        select min(seq) from messages
        where owner_id = ${ownerId} and conversation_id = ${conversationId} and role = 'user'
          and seq > chosen.seq) end as seq
      from chosen)
    select id, messages.seq from messages, chosen, next
    where owner_id = ${ownerId} and conversation_id = ${conversationId}
      and messages.seq >= chosen.seq and (next.seq is null or messages.seq < next.seq)
    order by messages.seq`.execute(trx);
  return rows;
}

/** The messages that the list of conversations shows the beginning of, and how many there are. */
export async function readListedMessages(
  trx: ChatTransaction,
  { ownerId, conversationId }: OfConversation,
): Promise<{ count: number; messages: Pick<MessageRow, 'id' | 'role' | 'content'>[] }> {
  const { rows } = await sql<Pick<MessageRow, 'id' | 'role' | 'content'> & { count: number }>`
    with numbered as (
      select id, role, content, seq, count(*) over ()::int as count,
        seq = min(seq) over () or seq = max(seq) over () as is_listed
      from messages where owner_id = ${ownerId} and conversation_id = ${conversationId})
    select id, role, content, count from numbered where is_listed order by seq`.execute(trx);
  return { count: rows[0]?.count ?? 0, messages: rows };
}

/** Whether an earlier message was answered again after this position was taken. */
export async function isOvertaken(
  trx: ChatTransaction,
  { ownerId, conversationId, seq }: OfConversation & { seq: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from turns join messages as question on question.id = user_message_id
      left join messages as reply on reply.id = reply_message_id
    where turns.owner_id = ${ownerId} and turns.conversation_id = ${conversationId} and question.seq < ${seq}
      and question.owner_id = ${ownerId} and (turns.state = 'generating' or reply.seq > ${seq})
    limit 1`.execute(trx);
  return rows.length > 0;
}
