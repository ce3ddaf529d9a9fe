import { createHash } from 'node:crypto';
import { deleteInBatches } from '@app/service-kit';
import { sql } from 'kysely';
import type { ChatDatabase, ChatTransaction } from '../database.ts';

declare module '../database.ts' {
  interface ChatTables {
    gone_owners: GoneOwnerTable;
  }
}

/**
 * Owners who no longer exist: erased people and claimed visitors. Holds hashes of ids, has no owner itself, and is
 * emptied after a while.
 */
export interface GoneOwnerTable {
  owner_hash: Buffer;
  /** The account that claimed the visitor; null for erased people. */
  heir_hash: Buffer | null;
  gone_at: Date;
}

/** Only a hash of an erased owner's id is stored. */
function hashOfOwner(ownerId: string): Buffer {
  return createHash('sha256').update(ownerId).digest();
}

/**
 * Takes a lock on the owner's id until the transaction ends. Creating an owner's first row and erasing the owner both
 * take it, so that nothing is created for a person who is being erased.
 */
export async function lockOwner(trx: ChatTransaction, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${ownerId}, 0))`.execute(trx);
}

/** An SQL condition: the owner was not erased or claimed. */
export function isNotGone(ownerId: string) {
  return sql<boolean>`not exists (select from gone_owners where owner_hash = ${hashOfOwner(ownerId)})`;
}

/** Records that an owner no longer exists. `heirId` is the account that claimed the visitor, if one did. */
export async function recordGoneOwner(
  trx: ChatTransaction,
  { ownerId, heirId, at }: { ownerId: string; heirId: string | null; at: Date },
): Promise<void> {
  await trx
    .insertInto('gone_owners')
    .values({
      owner_hash: hashOfOwner(ownerId),
      heir_hash: heirId === null ? null : hashOfOwner(heirId),
      gone_at: at,
    })
    .onConflict((conflict) => conflict.column('owner_hash').doNothing())
    .execute();
}

/** Whether this owner was erased or claimed. */
export async function isOwnerGone(trx: ChatTransaction, ownerId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('gone_owners')
    .select('owner_hash')
    .where('owner_hash', '=', hashOfOwner(ownerId))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether `heirId` has claimed this visitor. */
export async function isClaimedBy(
  trx: ChatTransaction,
  { ownerId, heirId }: { ownerId: string; heirId: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('gone_owners')
    .select('heir_hash')
    .where('owner_hash', '=', hashOfOwner(ownerId))
    .executeTakeFirst();
  return row?.heir_hash?.equals(hashOfOwner(heirId)) ?? false;
}

/** Deletes records from before a moment, when the tokens and cookies of these owners have expired. */
export async function deleteGoneOwners(db: ChatDatabase, before: Date): Promise<void> {
  await deleteInBatches(db, 'gone_owners', sql`gone_at < ${before}`);
}
