import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ChatTransaction } from '../chat.tables.ts';

/** How an owner is remembered who is gone. */
function hashOfOwner(ownerId: string): Buffer {
  return createHash('sha256').update(ownerId).digest();
}

/**
 * Takes the owner's own lock until the transaction ends. Who makes an owner's first row and who ends them take it, so
 * that nothing is made for somebody who is being erased.
 */
export async function lockOwner(trx: ChatTransaction, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${ownerId}, 0))`.execute(trx);
}

/** A condition: the owner is not gone. */
export function isNotGone(ownerId: string) {
  return sql<boolean>`not exists (select from gone_owners where owner_hash = ${hashOfOwner(ownerId)})`;
}

/** Remembers that there is no such owner any more; `heirId` is who has claimed the visitor that it was. */
export async function rememberGone(
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

/** Whether there is no such owner any more. */
export async function isGone(trx: ChatTransaction, ownerId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('gone_owners')
    .select('owner_hash')
    .where('owner_hash', '=', hashOfOwner(ownerId))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether it is `heirId` who has claimed this visitor. */
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

/** Forgets who was gone before a moment: no token and no cookie of theirs is good any more. */
export async function forgetGone(trx: ChatTransaction, before: Date): Promise<void> {
  await trx.deleteFrom('gone_owners').where('gone_at', '<', before).execute();
}
