import { sql } from 'kysely';
import type { BillingTransaction, OwnPage } from '../database.ts';

/** A page of a person's checkouts, oldest first (asOwner). */
export async function readCheckoutPage(trx: BillingTransaction, { ownerId, after, limit }: OwnPage) {
  return trx
    .selectFrom('checkouts')
    .select([
      'id',
      'currency',
      'amount',
      'state',
      'session_id as sessionId',
      'customer_id as customerId',
      'payment_intent as paymentIntent',
      'returnable',
      'created_at as at',
    ])
    .where('owner_id', '=', ownerId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Lists a person's checkouts with their ids at the provider, and locks them (asSystem). */
export async function listProviderRecords(
  trx: BillingTransaction,
  ownerId: string,
): Promise<{ id: string; state: string; sessionId: string | null; customerId: string | null }[]> {
  return trx
    .selectFrom('checkouts')
    .select(['id', 'state', 'session_id as sessionId', 'customer_id as customerId'])
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .execute();
}

/**
 * Removes the person from their checkouts, and their idempotency keys (asSystem). The checkouts are kept without an owner,
 * because a payment may still arrive and is refunded then (docs/decisions/0016).
 */
export async function eraseCheckoutsOf(trx: BillingTransaction, ownerId: string): Promise<void> {
  await trx.deleteFrom('idempotency_keys').where('owner_id', '=', ownerId).execute();
  await trx
    .updateTable('checkouts')
    .set({
      owner_id: null,
      session_id: null,
      url: null,
      customer_id: null,
      email: null,
      look_at: null,
      state: 'closed',
    })
    .where('owner_id', '=', ownerId)
    .execute();
}
