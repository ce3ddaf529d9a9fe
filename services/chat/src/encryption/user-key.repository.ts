import { sql } from 'kysely';
import type { ChatTransaction } from '../chat.tables.ts';
import { isNotGone, lockOwner } from '../people/gone-owner.repository.ts';
import type { WrappedKey } from './key-wrapper.port.ts';

export async function findUserKey(db: ChatTransaction, ownerId: string): Promise<WrappedKey | undefined> {
  return db
    .selectFrom('chat_keys.user_keys')
    .select(['wrapped_key as wrappedKey', 'master_key_id as masterKeyId'])
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
}

/** Keeps the key unless the person already has one, or is gone. `visitorSeenAt` is null for who has an account. */
export async function keepUserKey(
  trx: ChatTransaction,
  { ownerId, visitorSeenAt, ...key }: WrappedKey & { ownerId: string; visitorSeenAt: Date | null },
): Promise<void> {
  await lockOwner(trx, ownerId);
  await sql`
    insert into chat_keys.user_keys (owner_id, wrapped_key, master_key_id, visitor_seen_at)
    select ${ownerId}, ${key.wrappedKey}, ${key.masterKeyId}, ${visitorSeenAt}
    where ${isNotGone(ownerId)}
    on conflict (owner_id) do nothing`.execute(trx);
}

/**
 * Keeps the person's key from going until the transaction ends: whoever erases them, or gives a visitor's rows away,
 * waits. A visitor who begins a chat was seen.
 * @returns false when there is no key (any more).
 */
export async function holdUserKey(
  trx: ChatTransaction,
  { ownerId, visitorSeenAt }: { ownerId: string; visitorSeenAt: Date | undefined },
): Promise<boolean> {
  const held = visitorSeenAt
    ? await trx
        .updateTable('chat_keys.user_keys')
        .set({ visitor_seen_at: visitorSeenAt })
        .where('owner_id', '=', ownerId)
        .where('visitor_seen_at', 'is not', null)
        .returning('owner_id')
        .executeTakeFirst()
    : await trx
        .selectFrom('chat_keys.user_keys')
        .select('owner_id')
        .where('owner_id', '=', ownerId)
        .forKeyShare()
        .executeTakeFirst();
  return held !== undefined;
}
