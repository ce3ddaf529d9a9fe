import type { ChatTransaction } from '../chat.tables.ts';

/** All rows of somebody that say something about them, oldest first. */
export async function readEverything(trx: ChatTransaction, ownerId: string) {
  const conversations = await trx
    .selectFrom('conversations')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .execute();
  const messages = await trx
    .selectFrom('messages')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('conversation_id')
    .orderBy('seq')
    .execute();
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
  return { conversations, messages, usage, entitlement };
}
