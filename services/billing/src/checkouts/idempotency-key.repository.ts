import type { Currency } from '@app/contracts';
import { sql } from 'kysely';
import type { BillingTransaction } from '../schema.ts';

interface OfKey {
  ownerId: string;
  key: string;
}

/** What a caller's key stands for, and the page it was answered with (null: none, or gone). */
export async function findKey(
  trx: BillingTransaction,
  { ownerId, key }: OfKey,
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

/** The key stands for this checkout from now on. */
export async function keepKey(
  trx: BillingTransaction,
  { ownerId, key, currency, checkoutId }: OfKey & { currency: Currency; checkoutId: string },
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

/** Forgets keys that nobody repeats any more, of anybody (asSystem). */
export async function forgetOldKeys(trx: BillingTransaction): Promise<void> {
  await trx
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<Date>`now() - interval '48 hours'`)
    .execute();
}
