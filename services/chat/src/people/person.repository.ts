import { sql } from 'kysely';
import type { ChatTransaction } from '../database.ts';

interface ConversationCount {
  readonly id: string;
  readonly conversations: number;
  readonly messages: number;
}

/**
 * Counts the conversations and messages of these owners; leaves out owners without a conversation. Within `asSystem`.
 */
export async function countConversations(
  trx: ChatTransaction,
  ownerIds: readonly string[],
): Promise<ConversationCount[]> {
  return trx
    .selectFrom('conversations')
    .select([
      'owner_id as id',
      sql<number>`count(*)::int`.as('conversations'),
      sql<number>`sum(message_count)::int`.as('messages'),
    ])
    .where('owner_id', '=', sql<string>`any(${ownerIds}::uuid[])`)
    .groupBy('owner_id')
    .execute();
}

/** Tables whose rows are not deleted with the data key's row. */
const OTHER_TABLES = ['idempotency_keys', 'usage_entries', 'usage_months', 'entitlements'] as const;

/**
 * Deletes every row of these owners: the data key first, because copies elsewhere are unreadable without it, and with
 * it all rows that reference it.
 */
export async function deleteOwnedRows(trx: ChatTransaction, ownerIds: readonly string[]): Promise<void> {
  for (const table of ['chat_keys.user_keys', ...OTHER_TABLES] as const)
    await trx.deleteFrom(table).where('owner_id', 'in', ownerIds).execute();
}
