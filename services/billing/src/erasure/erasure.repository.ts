import { sql } from 'kysely';
import type { BillingTransaction } from '../schema.ts';

/** What the provider still has of somebody (asSystem). */
export async function listTraces(
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
 * Takes the person out of everything (asSystem). Checkouts and purchases stay without them: a payment may still come in
 * and is given back, and tax law keeps what was paid (docs/decisions/0016).
 */
export async function eraseOwner(trx: BillingTransaction, ownerId: string): Promise<void> {
  await trx.deleteFrom('idempotency_keys').where('owner_id', '=', ownerId).execute();
  await trx.deleteFrom('mails').where('owner_id', '=', ownerId).execute();
  await trx.deleteFrom('entitlements').where('owner_id', '=', ownerId).execute();
  await trx.updateTable('purchases').set({ owner_id: null }).where('owner_id', '=', ownerId).execute();
  await trx
    .updateTable('checkouts')
    .set({ owner_id: null, session_id: null, url: null, customer_id: null, look_at: null, state: 'closed' })
    .where('owner_id', '=', ownerId)
    .execute();
}

export async function beginErasure(trx: BillingTransaction, ownerId: string): Promise<void> {
  await trx
    .insertInto('erasures')
    .values({ owner_id: ownerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ends an erasure for which the provider has nothing left to do. @returns false when it has, or it has ended. */
export async function endErasure(trx: BillingTransaction, ownerId: string): Promise<boolean> {
  const ended = await trx
    .deleteFrom('erasures')
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`not exists (select from provider_tasks where provider_tasks.owner_id = ${ownerId})`)
    .executeTakeFirst();
  return ended.numDeletedRows === 1n;
}

/** Rows of a person as they are told to them (asOwner). */
export async function listForExport(trx: BillingTransaction, ownerId: string) {
  const checkouts = await trx
    .selectFrom('checkouts')
    .select([
      'id',
      'currency',
      'amount',
      'state',
      'session_id as sessionId',
      'customer_id as customerId',
      'payment_intent as paymentIntent',
      'created_at as createdAt',
    ])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .execute();
  const purchases = await trx
    .selectFrom('purchases')
    .select([
      'checkout_id as checkoutId',
      'currency',
      'amount',
      'state',
      'paid_at as paidAt',
      'refunded',
      'refunded_at as refundedAt',
    ])
    .where('owner_id', '=', ownerId)
    .orderBy('paid_at')
    .execute();
  const mails = await trx
    .selectFrom('mails')
    .select(['template', 'created_at as createdAt'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .execute();
  const entitlement = await trx
    .selectFrom('entitlements')
    .select('purchased_at as premiumSince')
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return { checkouts, purchases, mails, premiumSince: entitlement?.premiumSince ?? null };
}
export type Exported = Awaited<ReturnType<typeof listForExport>>;
