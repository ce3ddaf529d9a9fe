import type { ChatTransaction } from '../chat.tables.ts';

/** Whatever does not hang on the data key's row. */
const BESIDES = ['idempotency_keys', 'usage_entries', 'usage_months', 'entitlements'] as const;

/**
 * Deletes every row of these owners: the data key first, so that whatever else is left anywhere can't be read
 * (architecture.md, rule 10), and with it all that hangs on it.
 */
export async function deleteRowsOf(trx: ChatTransaction, ownerIds: readonly string[]): Promise<void> {
  for (const table of ['chat_keys.user_keys', ...BESIDES] as const)
    await trx.deleteFrom(table).where('owner_id', 'in', ownerIds).execute();
}
