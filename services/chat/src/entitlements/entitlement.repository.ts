import type { Generated } from 'kysely';
import { sql } from 'kysely';
import type { ChatTransaction } from '../database.ts';
import { isNotGone, lockOwner } from '../owners/gone-owner.repository.ts';

declare module '../database.ts' {
  interface ChatTables {
    entitlements: EntitlementTable;
  }
}

/** Who has Premium (PUR-3), as reported by billing. */
export interface EntitlementTable {
  owner_id: string;
  /** Null when Premium was revoked. */
  purchased_at: Date | null;
  /** The version of the newest event; −1 when billing was asked before any event arrived. */
  version: Generated<number>;
}

/** The version of an entitlement that billing reported before any event arrived. */
const BEFORE_ANY_EVENT = -1;

/** Stores the entitlement of an event, unless a newer one is stored or the person was erased. */
export async function storeEntitlement(
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

/** The version of the stored entitlement; read before billing is asked. */
export async function entitlementVersion(trx: ChatTransaction, ownerId: string): Promise<number> {
  const known = await trx
    .selectFrom('entitlements')
    .select('version')
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return known?.version ?? BEFORE_ANY_EVENT;
}

/**
 * Stores billing's answer, unless an event has arrived since the question: the event may have revoked Premium.
 * `seenVersion` is what `entitlementVersion` returned before.
 */
export async function storeReportedPurchase(
  trx: ChatTransaction,
  { ownerId, purchasedAt, seenVersion }: { ownerId: string; purchasedAt: Date; seenVersion: number },
): Promise<void> {
  await lockOwner(trx, ownerId);
  await sql`
    insert into entitlements as known (owner_id, purchased_at, version)
    select ${ownerId}, ${purchasedAt}::timestamptz, ${BEFORE_ANY_EVENT}::integer where ${isNotGone(ownerId)}
    on conflict (owner_id) do update set purchased_at = excluded.purchased_at
    where known.version = ${seenVersion}`.execute(trx);
}
