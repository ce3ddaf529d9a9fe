import type { ChatTransaction } from '../chat.tables.ts';
import type { WrappedKey } from './key-wrapper.port.ts';

export async function findUserKey(db: ChatTransaction, ownerId: string): Promise<WrappedKey | undefined> {
  return db
    .selectFrom('user_keys')
    .select(['wrapped_key as wrappedKey', 'master_key_id as masterKeyId'])
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
}

/** Keeps the key unless the person already has one. */
export async function keepUserKey(db: ChatTransaction, ownerId: string, key: WrappedKey): Promise<void> {
  await db
    .insertInto('user_keys')
    .values({ owner_id: ownerId, wrapped_key: key.wrappedKey, master_key_id: key.masterKeyId })
    .onConflict((conflict) => conflict.column('owner_id').doNothing())
    .execute();
}
