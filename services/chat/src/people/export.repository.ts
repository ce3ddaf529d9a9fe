import { sql } from 'kysely';
import type { ConversationRow } from '../conversations/conversation.repository.ts';
import type { MessageRow } from '../conversations/message.repository.ts';
import type { ChatTransaction } from '../database.ts';

interface Page<Row> {
  ownerId: string;
  after: Row | undefined;
  limit: number;
}

/** Reads a page of a person's conversations, oldest first. */
export async function readConversationPage(
  trx: ChatTransaction,
  { ownerId, after, limit }: Page<ConversationRow>,
): Promise<ConversationRow[]> {
  return trx
    .selectFrom('conversations')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) > (${after?.created_at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Reads a page of a conversation's messages with all stored columns, in chronological order. */
export async function readMessagePage(
  trx: ChatTransaction,
  { ownerId, conversationId, after, limit }: Page<MessageRow> & { conversationId: string },
): Promise<MessageRow[]> {
  return trx
    .selectFrom('messages')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('conversation_id', '=', conversationId)
    .where('seq', '>', after?.seq ?? 0)
    .orderBy('seq')
    .limit(limit)
    .execute();
}

/** Reads a person's usage and entitlement. */
export async function readAccount(trx: ChatTransaction, ownerId: string) {
  const usage = await trx
    .selectFrom('usage_months')
    .select(['month', 'used'])
    .where('owner_id', '=', ownerId)
    .orderBy('month')
    .execute();
  const entitlement = await trx
    .selectFrom('entitlements')
    .select('purchased_at')
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return { usage, entitlement };
}
