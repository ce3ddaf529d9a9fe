import { sql } from 'kysely';
import type { ChatTransaction } from '../chat.tables.ts';
import type { ConversationRow } from '../conversations/conversation.table.ts';
import type { MessageRow } from '../messages/message.table.ts';

const SEALED = ['id', 'title', 'title_safety', 'preview', 'last_preview', 'summary'] as const;
type SealedConversation = Pick<ConversationRow, (typeof SEALED)[number]>;
type SealedMessage = Pick<MessageRow, 'id' | 'content' | 'safety' | 'feedback_reason'>;

/**
 * Takes a visitor's key for the transaction that ends them: who would say something as this visitor waits, and finds
 * nobody afterwards. @returns false when there is no such visitor (any more).
 */
export async function takeVisitorKey(trx: ChatTransaction, visitorId: string): Promise<boolean> {
  const taken = await trx
    .selectFrom('chat_keys.user_keys')
    .select('owner_id')
    .where('owner_id', '=', visitorId)
    .where('visitor_seen_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return taken !== undefined;
}

/** Whether a reply is being written. */
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

export async function visitorsConversations(
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

export async function visitorsMessages(trx: ChatTransaction, visitorId: string): Promise<SealedMessage[]> {
  return trx
    .selectFrom('messages')
    .select(['id', 'content', 'safety', 'feedback_reason'])
    .where('owner_id', '=', visitorId)
    .execute();
}

/** A conversation changes hands; its messages and turns follow by themselves, sealed as they were. */
export async function giveConversation(
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

/** Messages that have changed hands get their new seals, in one statement. */
export async function sealMessages(
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

/** The ledger of the visitor's units goes on as the account's, and the account's months count them. */
export async function giveUsage(
  trx: ChatTransaction,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await trx.updateTable('usage_entries').set({ owner_id: to }).where('owner_id', '=', from).execute();
  await sql`
    with given as (delete from usage_months where owner_id = ${from} returning month, used)
    insert into usage_months as months (owner_id, month, used)
    select ${to}, month, used from given
    on conflict (owner_id, month) do update set used = months.used + excluded.used`.execute(trx);
}
