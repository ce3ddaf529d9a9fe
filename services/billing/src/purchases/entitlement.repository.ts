import { sql } from 'kysely';
import type { BillingTransaction } from '../schema.ts';

/** Makes whatever changes somebody's premium happen one after the other; held until the transaction ends. */
export async function lockEntitlement(trx: BillingTransaction, ownerId: string): Promise<void> {
  await trx
    .insertInto('entitlements')
    .values({ owner_id: ownerId, purchased_at: null })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet({ owner_id: ownerId }))
    .execute();
}

/** Since when somebody has premium; null when they have none. */
export async function findPremiumSince(trx: BillingTransaction, ownerId: string): Promise<Date | null> {
  const row = await trx
    .selectFrom('entitlements')
    .select('purchased_at')
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row?.purchased_at ?? null;
}

/** @returns the new version; undefined when that is how it stood already. */
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
