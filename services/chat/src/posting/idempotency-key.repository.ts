import { deleteInBatches } from '@app/service-kit';
import { type Generated, sql } from 'kysely';
import type { ChatDatabase, ChatTransaction } from '../database.ts';

declare module '../database.ts' {
  interface ChatTables {
    idempotency_keys: IdempotencyKeyTable;
  }
}

export type KeyedRoute = 'start' | 'followup';

/** A caller's Idempotency-Key and the turn that its first call created. */
export interface IdempotencyKeyTable {
  owner_id: string;
  route: KeyedRoute;
  key: string;
  /** Fingerprint of the request body under the person's data key. */
  body_hash: Buffer;
  /** Null once the conversation is deleted. */
  turn_id: string | null;
  created_at: Generated<Date>;
}

interface OfKey {
  ownerId: string;
  route: KeyedRoute;
  key: string;
}

/** A key with the fingerprint of its request, to be claimed by the admission of a message. */
export interface KeyClaim {
  readonly route: KeyedRoute;
  readonly key: string;
  readonly bodyHash: Buffer;
}

/** SQL condition: the key was not claimed when the statement began. */
export function isUnclaimed(ownerId: string, { route, key }: KeyClaim) {
  return sql<boolean>`not exists (
        select from idempotency_keys where owner_id = ${ownerId} and route = ${route} and key = ${key})`;
}

/**
 * SQL that claims a key for the turn in `turn`, a part of the same statement. The statement fails when a concurrent call
 * with the same key was faster.
 */
export function claimKey(ownerId: string, { route, key, bodyHash }: KeyClaim, at: Date) {
  return sql`insert into idempotency_keys (owner_id, route, key, body_hash, turn_id, created_at)
      select ${ownerId}, ${route}, ${key}, ${bodyHash}, id, ${at} from turn`;
}

/** Reads an earlier claim, if there is one, and locks it until the transaction ends. */
export async function findEarlierClaim(
  trx: ChatTransaction,
  { ownerId, route, key }: OfKey,
): Promise<{ bodyHash: Buffer; turnId: string | null } | undefined> {
  return trx
    .selectFrom('idempotency_keys')
    .select(['body_hash as bodyHash', 'turn_id as turnId'])
    .where('owner_id', '=', ownerId)
    .where('route', '=', route)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
}

/** Makes the key refer to another turn. */
export async function reassignKey(
  trx: ChatTransaction,
  { ownerId, route, key, turnId }: OfKey & { turnId: string },
): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ turn_id: turnId })
    .where('owner_id', '=', ownerId)
    .where('route', '=', route)
    .where('key', '=', key)
    .execute();
}

/** For how long a call with the same key gets the first answer, in milliseconds. */
const KEY_LIFETIME_MS = 48 * 3_600_000;

/** Deletes keys that have expired. */
export async function deleteExpiredKeys(db: ChatDatabase, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEY_LIFETIME_MS);
  await deleteInBatches(db, 'idempotency_keys', sql`created_at < ${before}`);
}
