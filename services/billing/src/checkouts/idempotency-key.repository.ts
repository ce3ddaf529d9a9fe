import type { Currency } from '@app/contracts';
import { deleteInBatches } from '@app/service-kit';
import { type Generated, sql } from 'kysely';
import type { BillingDatabase, BillingTransaction } from '../database.ts';

/** A caller's Idempotency-Key with the checkout that it opened. */
interface IdempotencyKeyTable {
  owner_id: string;
  key: string;
  currency: Currency;
  checkout_id: string;
  created_at: Generated<Date>;
}

declare module '../database.ts' {
  interface BillingTables {
    idempotency_keys: IdempotencyKeyTable;
  }
}

interface KeyOfOwner {
  ownerId: string;
  key: string;
}

/** Finds a caller's key with the page it was answered with (null: none, or deleted). */
export async function findIdempotencyKey(
  trx: BillingTransaction,
  { ownerId, key }: KeyOfOwner,
): Promise<{ currency: Currency; url: string | null } | undefined> {
  return trx
    .selectFrom('idempotency_keys')
    .innerJoin('checkouts', 'checkouts.id', 'idempotency_keys.checkout_id')
    .select(['idempotency_keys.currency', 'checkouts.url'])
    .where('idempotency_keys.owner_id', '=', ownerId)
    .where('checkouts.owner_id', '=', ownerId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Saves that the key stands for this checkout. */
export async function saveIdempotencyKey(
  trx: BillingTransaction,
  { ownerId, key, currency, checkoutId }: KeyOfOwner & { currency: Currency; checkoutId: string },
): Promise<void> {
  await trx
    .insertInto('idempotency_keys')
    .values({ owner_id: ownerId, key, currency, checkout_id: checkoutId })
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'key'])
        .doUpdateSet({ checkout_id: checkoutId })
        .where('idempotency_keys.currency', '=', currency),
    )
    .execute();
}

/** Deletes the keys of all people that are too old to be repeated. */
export async function deleteExpiredKeys(db: BillingDatabase, before: Date): Promise<void> {
  await deleteInBatches(db, 'idempotency_keys', sql`created_at < ${before}`);
}
