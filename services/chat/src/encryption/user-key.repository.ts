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

/** How many data keys each master key wraps (asSystem). */
export async function countKeysByMasterKey(trx: ChatTransaction): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('chat_keys.user_keys')
    .select(['master_key_id', trx.fn.countAll<string>().as('count')])
    .groupBy('master_key_id')
    .orderBy('master_key_id')
    .execute();
  return new Map(rows.map(({ master_key_id, count }) => [master_key_id, Number(count)]));
}

/** The next keys, by owner, that another master key wraps than this one (asSystem). */
export async function keysNotUnder(
  trx: ChatTransaction,
  { masterKeyId, after, limit }: { masterKeyId: string; after: string; limit: number },
): Promise<(WrappedKey & { ownerId: string })[]> {
  return trx
    .selectFrom('chat_keys.user_keys')
    .select(['owner_id as ownerId', 'wrapped_key as wrappedKey', 'master_key_id as masterKeyId'])
    .where('master_key_id', '<>', masterKeyId)
    .where('owner_id', '>', after)
    .orderBy('owner_id')
    .limit(limit)
    .execute();
}

/**
 * Puts keys wrapped anew in the place of what was read, where that still stands: who was erased meanwhile stays so, and
 * of two who do this at once one does (asSystem).
 * @returns how many were replaced.
 */
export async function replaceWrappedKeys(
  trx: ChatTransaction,
  keys: readonly { ownerId: string; before: Buffer; after: WrappedKey }[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    update chat_keys.user_keys as kept
    set wrapped_key = fresh.wrapped_key, master_key_id = fresh.master_key_id
    from unnest(
      ${keys.map(({ ownerId }) => ownerId)}::uuid[], ${keys.map(({ before }) => before)}::bytea[],
      ${keys.map(({ after }) => after.wrappedKey)}::bytea[], ${keys.map(({ after }) => after.masterKeyId)}::text[]
    ) as fresh (owner_id, before, wrapped_key, master_key_id)
    where kept.owner_id = fresh.owner_id and kept.wrapped_key = fresh.before`.execute(trx);
  return Number(numAffectedRows ?? 0);
}
