import type { Generated } from 'kysely';
import { sql } from 'kysely';
import type { ChatTransaction } from '../database.ts';
import { isNotGone, lockOwner } from '../owners/gone-owner.repository.ts';
import type { WrappedKey } from './key-wrapper.port.ts';

declare module '../database.ts' {
  interface ChatTables {
    'chat_keys.user_keys': UserKeyTable;
  }
}

/** The data key of each person. Their conversations reference this row and are deleted with it. */
export interface UserKeyTable {
  owner_id: string;
  wrapped_key: Buffer;
  master_key_id: string;
  /** When a visitor last started a conversation and their cookie was renewed; null for accounts. */
  visitor_seen_at: Generated<Date | null>;
  created_at: Generated<Date>;
}

export async function findUserKey(db: ChatTransaction, ownerId: string): Promise<WrappedKey | undefined> {
  return db
    .selectFrom('chat_keys.user_keys')
    .select(['wrapped_key as wrappedKey', 'master_key_id as masterKeyId'])
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
}

/** Stores the key unless the person has one or was erased. `visitorSeenAt` is null for accounts. */
export async function storeUserKey(
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
 * SQL that locks the person's key until the transaction ends, so that an erasure or a claim waits. Also records when a
 * visitor last started a conversation. Returns no row when there is no key.
 */
export function userKeyLock({
  ownerId,
  visitorSeenAt,
}: {
  ownerId: string;
  visitorSeenAt: Date | undefined;
}) {
  return visitorSeenAt
    ? sql`update chat_keys.user_keys set visitor_seen_at = ${visitorSeenAt}
        where owner_id = ${ownerId} and visitor_seen_at is not null
        returning owner_id`
    : sql`select owner_id from chat_keys.user_keys where owner_id = ${ownerId} for key share`;
}

/** Locks the person's key until the transaction ends. @returns false when there is no key. */
export async function lockUserKey(trx: ChatTransaction, ownerId: string): Promise<boolean> {
  const { rows } = await userKeyLock({ ownerId, visitorSeenAt: undefined }).execute(trx);
  return rows.length === 1;
}

/** Counts the data keys that each master key wraps (asSystem). */
export async function countKeysByMasterKey(trx: ChatTransaction): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('chat_keys.user_keys')
    .select(['master_key_id', trx.fn.countAll<string>().as('count')])
    .groupBy('master_key_id')
    .orderBy('master_key_id')
    .execute();
  return new Map(rows.map(({ master_key_id, count }) => [master_key_id, Number(count)]));
}

/** Lists keys, ordered by owner, that are wrapped with another master key than this one (asSystem). */
export async function listKeysToRewrap(
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
 * Replaces wrapped keys that have not changed since they were read, so erased people stay erased and concurrent
 * rotations do not overwrite each other (asSystem).
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
