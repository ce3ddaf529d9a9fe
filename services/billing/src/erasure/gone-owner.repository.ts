import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { BillingTransaction } from '../schema.ts';

const hashOf = (ownerId: string): Buffer => createHash('sha256').update(ownerId).digest();

/**
 * Whether somebody is erased already, while a session of theirs may still be good for a moment. Takes the owner's lock
 * until the transaction ends, as their erasure does: nothing of theirs is made beside it.
 */
export async function isGone(trx: BillingTransaction, ownerId: string): Promise<boolean> {
  await lockOwner(trx, ownerId);
  const row = await trx
    .selectFrom('gone_owners')
    .select('owner_hash')
    .where('owner_hash', '=', hashOf(ownerId))
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers that there is no such owner any more (asSystem); waits for what is being made of theirs. */
export async function rememberGone(trx: BillingTransaction, ownerId: string): Promise<void> {
  await lockOwner(trx, ownerId);
  await trx
    .insertInto('gone_owners')
    .values({ owner_hash: hashOf(ownerId) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets who has been gone for so long that no token of theirs is good any more (asSystem). */
export async function forgetGone(trx: BillingTransaction): Promise<void> {
  await trx.deleteFrom('gone_owners').where('gone_at', '<', sql<Date>`now() - interval '1 day'`).execute();
}

async function lockOwner(trx: BillingTransaction, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`owner:${ownerId}`}, 0))`.execute(trx);
}
