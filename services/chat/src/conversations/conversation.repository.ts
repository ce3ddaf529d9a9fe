import type { EmotionTag } from '@app/contracts';
import type { Generated, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { ChatTransaction } from '../database.ts';

declare module '../database.ts' {
  interface ChatTables {
    conversations: ConversationTable;
  }
}

/** Buffers are sealed (encryption/vault.ts). */
export interface ConversationTable {
  id: string;
  owner_id: string;
  title: Buffer;
  preview: Buffer;
  last_preview: Buffer | null;
  /** The finding in a title that was changed later. The first title is screened together with the first message. */
  title_safety: Generated<Buffer | null>;
  emotion_tags: EmotionTag[];
  pinned: Generated<boolean>;
  message_count: number;
  /** The highest seq that any message of the conversation has had. */
  last_seq: number;
  summary: Generated<Buffer | null>;
  /** The summary covers messages up to this seq. */
  summarised_upto: Generated<number>;
  /** Until then the summary is claimed: it is being written, or has just failed. */
  summarising_until: Generated<Date | null>;
  /** When the owner is mailed about an unread reply; null once they have opened the conversation. */
  reply_due_at: Generated<Date | null>;
  /** The id of the mail that was requested; null once the conversation is opened again. */
  reply_mail_id: Generated<string | null>;
  created_at: Date;
  updated_at: Date;
}
export type ConversationRow = Selectable<ConversationTable>;

interface OfConversation {
  ownerId: string;
  conversationId: string;
}

const ITEM = [
  'id',
  'title',
  'preview',
  'last_preview',
  'emotion_tags',
  'pinned',
  'message_count',
  'created_at',
] as const;
export type ItemRow = Pick<ConversationRow, (typeof ITEM)[number]>;

/** The position after which a page of the list begins (newest first). */
export interface ListPosition {
  createdAt: Date;
  id: string;
}

/** Which conversations of a person a page of the list holds. */
export interface ListQuery {
  ownerId: string;
  /** Only those that are pinned, or only those that are not. */
  pinned?: boolean | undefined;
  after: ListPosition | undefined;
  limit: number;
}

/** Reads a page of a person's conversations, newest first, by keyset. */
export async function listConversations(
  trx: ChatTransaction,
  { ownerId, pinned, after, limit }: ListQuery,
): Promise<ItemRow[]> {
  return trx
    .selectFrom('conversations')
    .select(ITEM)
    .where('owner_id', '=', ownerId)
    .$if(pinned !== undefined, (query) => query.where('pinned', '=', pinned === true))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.createdAt}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function findConversation(
  trx: ChatTransaction,
  { ownerId, conversationId }: OfConversation,
): Promise<ConversationRow | undefined> {
  return trx
    .selectFrom('conversations')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', '=', conversationId)
    .executeTakeFirst();
}

/**
 * Locks the conversation until the transaction ends. Everything that changes the turns of a conversation takes this
 * lock first, so that admissions, settlements and deletions of one conversation run one after another.
 * @returns false when the person has no such conversation (or, with `skipLocked`, when another transaction holds the
 * lock).
 */
export async function lockConversation(
  trx: ChatTransaction,
  { ownerId, conversationId, skipLocked = false }: OfConversation & { skipLocked?: boolean },
): Promise<boolean> {
  const locked = await trx
    .selectFrom('conversations')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', conversationId)
    .forUpdate()
    .$if(skipLocked, (query) => query.skipLocked())
    .executeTakeFirst();
  return locked !== undefined;
}

/**
 * Whether the person can pin one more conversation besides this one. Until the transaction ends, other calls that ask
 * this for the same person wait, so that together they cannot exceed the limit.
 */
export async function canPin(
  trx: ChatTransaction,
  { ownerId, conversationId, limit }: OfConversation & { limit: number },
): Promise<boolean> {
  // The weakest lock that excludes itself: messages can be posted meanwhile.
  await sql`select from chat_keys.user_keys where owner_id = ${ownerId} for no key update`.execute(trx);
  const { others } = await trx
    .selectFrom('conversations')
    .select(({ fn }) => fn.countAll<string>().as('others'))
    .where('owner_id', '=', ownerId)
    .where('pinned', '=', true)
    .where('id', '<>', conversationId)
    .executeTakeFirstOrThrow();
  return Number(others) < limit;
}

/** What a person changes of a conversation; what is absent stays as it is. */
export interface ConversationChange {
  title?: Buffer;
  title_safety?: Buffer | null;
  pinned?: boolean;
}

/** @returns the changed conversation; undefined when the person has no such conversation. */
export async function changeConversation(
  trx: ChatTransaction,
  { ownerId, conversationId }: OfConversation,
  change: ConversationChange,
): Promise<ItemRow | undefined> {
  return trx
    .updateTable('conversations')
    .set(change)
    .where('owner_id', '=', ownerId)
    .where('id', '=', conversationId)
    .returning(ITEM)
    .executeTakeFirst();
}

interface OfSummary {
  ownerId: string;
  conversationId: string;
  /** Up to where the previous summary reaches. */
  from: number;
}

/**
 * Claims the writing of the next summary for a minute.
 * @returns false when another process has it or has just failed.
 */
export async function claimSummary(
  trx: ChatTransaction,
  { ownerId, conversationId, from }: OfSummary,
): Promise<boolean> {
  const claimed = await trx
    .updateTable('conversations')
    .set({ summarising_until: sql<Date>`now() + interval '60 seconds'` })
    .where('owner_id', '=', ownerId)
    .where('id', '=', conversationId)
    .where('summarised_upto', '=', from)
    .where(sql<boolean>`coalesce(summarising_until < now(), true)`)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}

/**
 * Stores a summary, unless another one was stored in the meantime or one of its messages was replaced or deleted.
 * @param seqs the positions of the messages that it summarises.
 */
export async function storeSummary(
  trx: ChatTransaction,
  { ownerId, conversationId, from, seqs, summary }: OfSummary & { seqs: readonly number[]; summary: Buffer },
): Promise<void> {
  const upto = seqs.at(-1);
  if (upto === undefined) return;
  await trx
    .updateTable('conversations')
    .set({ summary, summarised_upto: upto, summarising_until: null })
    .where('owner_id', '=', ownerId)
    .where('id', '=', conversationId)
    .where('summarised_upto', '=', from)
    .where(
      sql<boolean>`array(
        select seq from messages
        where messages.owner_id = ${ownerId} and messages.conversation_id = ${conversationId}
          and seq > ${from} and seq <= ${upto}
        order by seq) = ${seqs}::int[]`,
    )
    .execute();
}

/** What the list shows of a conversation's messages, sealed. */
export interface ItemPreviews {
  readonly messageCount: number;
  readonly preview: Buffer;
  readonly lastPreview: Buffer;
}

/**
 * Stores what the list shows after messages were deleted or restored, from position `fromSeq` on. A summary that covers
 * them is deleted; the person has the conversation open, so that no mail about a reply is due.
 */
export async function storePreviews(
  trx: ChatTransaction,
  { ownerId, conversationId }: OfConversation,
  { messageCount, preview, lastPreview, fromSeq }: ItemPreviews & { fromSeq: number },
): Promise<void> {
  const isSummarised = sql`summarised_upto >= ${fromSeq}::int`;
  await trx
    .updateTable('conversations')
    .set({
      message_count: messageCount,
      preview,
      last_preview: lastPreview,
      summary: sql<Buffer | null>`case when ${isSummarised} then null else summary end`,
      summarised_upto: sql<number>`case when ${isSummarised} then 0 else summarised_upto end`,
      reply_due_at: null,
      reply_mail_id: null,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', conversationId)
    .execute();
}

/** Which of these conversations the person has. */
export async function findConversationIds(
  trx: ChatTransaction,
  { ownerId, conversationIds }: { ownerId: string; conversationIds: readonly string[] },
): Promise<string[]> {
  const rows = await trx
    .selectFrom('conversations')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', sql<string>`any(${conversationIds}::uuid[])`)
    .execute();
  return rows.map(({ id }) => id);
}
