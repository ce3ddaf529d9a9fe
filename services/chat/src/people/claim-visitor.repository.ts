import { sql } from 'kysely';
import type { ConversationRow } from '../conversations/conversation.repository.ts';
import type { MessageRow } from '../conversations/message.repository.ts';
import type { ChatTransaction } from '../database.ts';

const SEALED = ['id', 'title', 'title_safety', 'preview', 'last_preview', 'summary'] as const;
type SealedConversation = Pick<ConversationRow, (typeof SEALED)[number]>;
type SealedMessage = Pick<MessageRow, 'id' | 'content' | 'safety' | 'feedback_reason'>;

/**
 * Locks a visitor's key for the transaction that ends the visitor, so that a concurrent admission waits and then finds
 * no visitor.
 * @returns false when there is no such visitor.
 */
export async function lockVisitorKey(trx: ChatTransaction, visitorId: string): Promise<boolean> {
  const taken = await trx
    .selectFrom('chat_keys.user_keys')
    .select('owner_id')
    .where('owner_id', '=', visitorId)
    .where('visitor_seen_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return taken !== undefined;
}

/** Whether a reply is in progress. */
export async function isAnswering(trx: ChatTransaction, visitorId: string): Promise<boolean> {
  const turn = await trx
    .selectFrom('turns')
    .select('id')
    .where('owner_id', '=', visitorId)
    .where('state', '=', 'generating')
    .limit(1)
    .executeTakeFirst();
  return turn !== undefined;
}

export async function listVisitorConversations(
  trx: ChatTransaction,
  visitorId: string,
): Promise<SealedConversation[]> {
  return trx
    .selectFrom('conversations')
    .select(SEALED)
    .where('owner_id', '=', visitorId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Lists the messages by their conversations: an index on the owner would cost every message, and nothing else needs it. */
export async function listVisitorMessages(
  trx: ChatTransaction,
  visitorId: string,
  conversationIds: readonly string[],
): Promise<SealedMessage[]> {
  return trx
    .selectFrom('messages')
    .select(['id', 'content', 'safety', 'feedback_reason'])
    .where('owner_id', '=', visitorId)
    .where('conversation_id', '=', sql<string>`any(${conversationIds}::uuid[])`)
    .execute();
}

/** Changes the owner of a conversation. Its messages and turns follow by foreign key, sealed as they were. */
export async function moveConversation(
  trx: ChatTransaction,
  { from, to, id, ...sealed }: SealedConversation & { from: string; to: string },
): Promise<void> {
  await trx
    .updateTable('conversations')
    .set({ ...sealed, owner_id: to, summarising_until: null })
    .where('owner_id', '=', from)
    .where('id', '=', id)
    .execute();
}

/** Stores the resealed texts of moved messages in one statement. */
export async function storeResealedMessages(
  trx: ChatTransaction,
  ownerId: string,
  messages: readonly SealedMessage[],
): Promise<void> {
  const of = <K extends keyof SealedMessage>(name: K) => messages.map((message) => message[name]);
  await sql`
    update messages set content = sealed.content, safety = sealed.safety, feedback_reason = sealed.reason
    from unnest(${of('id')}::uuid[], ${of('content')}::bytea[], ${of('safety')}::bytea[],
      ${of('feedback_reason')}::bytea[]) as sealed (id, content, safety, reason)
    where messages.id = sealed.id and messages.owner_id = ${ownerId}`.execute(trx);
}

/** Moves the visitor's units to the account and counts them in its months. */
export async function moveUsage(
  trx: ChatTransaction,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await trx.updateTable('usage_entries').set({ owner_id: to }).where('owner_id', '=', from).execute();
  await sql`
    with given as (
      delete from usage_months where owner_id = ${from}
      returning month, used, day, turns_today, uncharged_today)
    insert into usage_months as months (owner_id, month, used, day, turns_today, uncharged_today)
    select ${to}, month, used, day, turns_today, uncharged_today from given
    on conflict (owner_id, month) do update set
      used = months.used + excluded.used,
      day = greatest(months.day, excluded.day),
      turns_today = case when months.day >= excluded.day then months.turns_today else 0 end
        + case when excluded.day >= months.day then excluded.turns_today else 0 end,
      uncharged_today = case when months.day >= excluded.day then months.uncharged_today else 0 end
        + case when excluded.day >= months.day then excluded.uncharged_today else 0 end`.execute(trx);
}
