import { sql } from 'kysely';
import type { ChatTransaction } from '../chat.tables.ts';
import { isNotGone, lockOwner } from '../people/gone-owner.repository.ts';

/** Of what billing was asked for before any event came. */
const ASKED = -1;

/** Takes in what an event says, unless a newer one has been taken in, or the person is gone (rule 4). */
export async function takeEntitlement(
  trx: ChatTransaction,
  { ownerId, purchasedAt, version }: { ownerId: string; purchasedAt: Date | null; version: number },
): Promise<void> {
  await lockOwner(trx, ownerId);
  await sql`
    insert into entitlements as known (owner_id, purchased_at, version)
    select ${ownerId}, ${purchasedAt}::timestamptz, ${version}::integer where ${isNotGone(ownerId)}
    on conflict (owner_id) do update set purchased_at = excluded.purchased_at, version = excluded.version
    where known.version < excluded.version`.execute(trx);
}

/** The newest event about somebody's premium that was taken in, before billing is asked. */
export async function entitlementVersion(trx: ChatTransaction, ownerId: string): Promise<number> {
  const known = await trx
    .selectFrom('entitlements')
    .select('version')
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return known?.version ?? ASKED;
}

/**
 * Takes in what billing answered, unless an event was quicker than the answer: it may have taken premium back.
 * `seenVersion` is what `entitlementVersion` said before the question.
 */
export async function takeAnsweredPurchase(
  trx: ChatTransaction,
  { ownerId, purchasedAt, seenVersion }: { ownerId: string; purchasedAt: Date; seenVersion: number },
): Promise<void> {
  await lockOwner(trx, ownerId);
  await sql`
    insert into entitlements as known (owner_id, purchased_at, version)
    select ${ownerId}, ${purchasedAt}::timestamptz, ${ASKED}::integer where ${isNotGone(ownerId)}
    on conflict (owner_id) do update set purchased_at = excluded.purchased_at
    where known.version = ${seenVersion}`.execute(trx);
}
