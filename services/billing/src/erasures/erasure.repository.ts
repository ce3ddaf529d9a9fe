import { createHash } from 'node:crypto';
import { deleteInBatches, publishEvent } from '@app/service-kit';
import { type Generated, sql } from 'kysely';
import type { BillingDatabase, BillingTransaction } from '../database.ts';

/** A person whose erasure waits for provider tasks; deleted when the erasure is complete. */
interface ErasureTable {
  owner_id: string;
}

/** The hash of an erased owner's id, which reveals nothing without the id; deleted after a day. */
interface GoneOwnerTable {
  owner_hash: Buffer;
  gone_at: Generated<Date>;
}

declare module '../database.ts' {
  interface BillingTables {
    erasures: ErasureTable;
    gone_owners: GoneOwnerTable;
  }
}

const hashOwnerId = (ownerId: string): Buffer => createHash('sha256').update(ownerId).digest();

/**
 * Returns whether an owner is erased, because a session may stay valid for a moment after the erasure. It holds the
 * owner's lock until the transaction ends, as the erasure does, so no rows are created during an erasure.
 */
export async function isOwnerGone(trx: BillingTransaction, ownerId: string): Promise<boolean> {
  await lockOwner(trx, ownerId);
  const row = await trx
    .selectFrom('gone_owners')
    .select('owner_hash')
    .where('owner_hash', '=', hashOwnerId(ownerId))
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that an owner is erased (asSystem). Waits for transactions that create rows of theirs. */
export async function recordGoneOwner(trx: BillingTransaction, ownerId: string): Promise<void> {
  await lockOwner(trx, ownerId);
  await trx
    .insertInto('gone_owners')
    .values({ owner_hash: hashOwnerId(ownerId) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes the owners erased so long ago that their tokens have expired. */
export async function deleteExpiredGoneOwners(db: BillingDatabase, before: Date): Promise<void> {
  await deleteInBatches(db, 'gone_owners', sql`gone_at < ${before}`);
}

async function lockOwner(trx: BillingTransaction, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`owner:${ownerId}`}, 0))`.execute(trx);
}

/** Records that the erasure of a person has begun (asSystem); `finishErasure` ends it. */
export async function beginErasure(trx: BillingTransaction, ownerId: string): Promise<void> {
  await trx
    .insertInto('erasures')
    .values({ owner_id: ownerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Publishes that a person is erased, once no provider tasks are left for them (asSystem). */
export async function finishErasure(trx: BillingTransaction, userId: string, now: Date): Promise<void> {
  if (await endErasure(trx, userId))
    await publishEvent(trx, 'user.erased', { userId, by: 'billing', erasedAt: now.toISOString() });
}

/** @returns false when provider tasks are left, or the erasure is complete already. */
async function endErasure(trx: BillingTransaction, ownerId: string): Promise<boolean> {
  const ended = await trx
    .deleteFrom('erasures')
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`not exists (select from provider_tasks where provider_tasks.owner_id = ${ownerId})`)
    .executeTakeFirst();
  return ended.numDeletedRows === 1n;
}
