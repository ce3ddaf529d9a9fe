import { type Generated, sql } from 'kysely';
import type { BillingTransaction } from '../database.ts';

/** A person's Premium, as published to chat. */
interface EntitlementTable {
  owner_id: string;
  purchased_at: Date | null;
  version: Generated<number>;
}

declare module '../database.ts' {
  interface BillingTables {
    entitlements: EntitlementTable;
  }
}

/** Locks a person's Premium until the transaction ends, so that changes to it happen one after the other. */
export async function lockEntitlement(trx: BillingTransaction, ownerId: string): Promise<void> {
  await trx
    .insertInto('entitlements')
    .values({ owner_id: ownerId, purchased_at: null })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet({ owner_id: ownerId }))
    .execute();
}

/** Returns since when a person has Premium; null when they have none. */
export async function findPremiumSince(trx: BillingTransaction, ownerId: string): Promise<Date | null> {
  const row = await trx
    .selectFrom('entitlements')
    .select('purchased_at')
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row?.purchased_at ?? null;
}

/** @returns the new version; undefined when nothing changed. */
export async function setPremiumSince(
  trx: BillingTransaction,
  { ownerId, since }: { ownerId: string; since: Date | null },
): Promise<number | undefined> {
  const changed = await trx
    .updateTable('entitlements')
    .set({ purchased_at: since, version: sql<number>`version + 1` })
    .where('owner_id', '=', ownerId)
    .where('purchased_at', 'is distinct from', since)
    .returning('version')
    .executeTakeFirst();
  return changed?.version;
}

/** Deletes the Premium of an erased person (asSystem). */
export async function deleteEntitlementOf(trx: BillingTransaction, ownerId: string): Promise<void> {
  await trx.deleteFrom('entitlements').where('owner_id', '=', ownerId).execute();
}

interface Holding {
  readonly id: string;
  readonly premium: boolean;
  /** The person has paid at some time, or has a checkout that may still be paid. */
  readonly payments: boolean;
}

/** Returns which of these owners have Premium or payments; the others are omitted (asSystem). */
export async function findHoldings(trx: BillingTransaction, ownerIds: readonly string[]): Promise<Holding[]> {
  const { rows } = await sql<Holding>`
    select id, bool_or(premium) as premium, bool_or(payments) as payments from (
      select owner_id as id, purchased_at is not null as premium, false as payments
      from entitlements where owner_id = any(${ownerIds}::uuid[])
      union all
      select c.owner_id, false, c.state <> 'closed' or p.checkout_id is not null
      from checkouts c left join purchases p on p.checkout_id = c.id
      where c.owner_id = any(${ownerIds}::uuid[])
    ) as held group by id having bool_or(premium or payments)`.execute(trx);
  return rows;
}
