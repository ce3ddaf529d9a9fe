import { sql } from 'kysely';
import type { ChatTransaction } from '../chat.tables.ts';
import type { ConversationRow } from './conversation.table.ts';

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
  'message_count',
  'created_at',
] as const;
export type ItemRow = Pick<ConversationRow, (typeof ITEM)[number]>;

/** Where a page of the list goes on: after this conversation, in the order newest first. */
export interface ListPosition {
  createdAt: Date;
  id: string;
}

/** A page of somebody's conversations, newest first, by keyset. */
export async function listConversations(
  trx: ChatTransaction,
  { ownerId, after, limit }: { ownerId: string; after: ListPosition | undefined; limit: number },
): Promise<ItemRow[]> {
  return trx
    .selectFrom('conversations')
    .select(ITEM)
    .where('owner_id', '=', ownerId)
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
 * Takes the conversation's lock until the transaction ends. Whoever changes a conversation's turns takes it first, so
 * that admissions, settlements and deletions of one conversation follow each other.
 * @returns false when there is no such conversation of theirs (or, with `skipLocked`, when another holds it).
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

/** @returns the renamed conversation, undefined when there is no such one of theirs. */
export async function renameConversation(
  trx: ChatTransaction,
  {
    ownerId,
    conversationId,
    title,
    titleSafety,
  }: OfConversation & { title: Buffer; titleSafety: Buffer | null },
): Promise<ItemRow | undefined> {
  return trx
    .updateTable('conversations')
    .set({ title, title_safety: titleSafety })
    .where('owner_id', '=', ownerId)
    .where('id', '=', conversationId)
    .returning(ITEM)
    .executeTakeFirst();
}

/** Its messages and turns go with it. */
export async function deleteConversation(
  trx: ChatTransaction,
  { ownerId, conversationId }: OfConversation,
): Promise<void> {
  await trx
    .deleteFrom('conversations')
    .where('owner_id', '=', ownerId)
    .where('id', '=', conversationId)
    .execute();
}
