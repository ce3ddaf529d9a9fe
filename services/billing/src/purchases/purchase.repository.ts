import type { Currency } from '@app/contracts';
import { sql } from 'kysely';
import type { BillingTransaction } from '../schema.ts';
import type { PaymentReport } from './payment-fact.ts';
import type { Standing } from './standing.ts';

export interface LockedCheckout {
  readonly id: string;
  readonly ownerId: string | null;
  readonly currency: Currency;
  readonly amount: number;
  readonly paymentIntent: string | null;
}

/**
 * Locks the checkout that a report speaks of until the transaction ends, and keeps what it tells of its places at the
 * provider (asSystem: a notice comes on nobody's behalf). An erased checkout learns its payment alone.
 */
export async function lockReported(
  trx: BillingTransaction,
  { checkoutId, paymentIntent, sessionId, customerId }: PaymentReport,
): Promise<LockedCheckout | undefined> {
  const { rows } = await sql<LockedCheckout>`
    update checkouts set
      payment_intent = coalesce(payment_intent, ${paymentIntent}),
      session_id = case when owner_id is null then session_id else coalesce(session_id, ${sessionId}) end,
      customer_id = case when owner_id is null then customer_id else coalesce(customer_id, ${customerId}) end
    where id = coalesce(${checkoutId}::uuid, (select id from checkouts where payment_intent = ${paymentIntent}))
    returning id, owner_id as "ownerId", currency, amount, payment_intent as "paymentIntent"`.execute(trx);
  return rows[0];
}

/** The checkout moves on with its payment; what is closed stays closed. */
export async function moveCheckout(
  trx: BillingTransaction,
  { checkoutId, state }: { checkoutId: string; state: 'processing' | 'closed' },
): Promise<void> {
  await trx
    .updateTable('checkouts')
    .set(
      state === 'closed'
        ? { state, look_at: null }
        : { state, look_at: sql<Date>`now() + interval '1 hour'` },
    )
    .where('id', '=', checkoutId)
    .where('state', 'not in', ['closed', state])
    .execute();
}

/** Where the payment of a checkout stands now. @returns whether nothing was known of a purchase before. */
export async function putPurchase(
  trx: BillingTransaction,
  { id, ownerId, currency, amount, paymentIntent }: LockedCheckout,
  { state, paidAt, refunded, refundedAt, isSecond }: Standing & { paidAt: Date; isSecond: boolean },
): Promise<{ fresh: boolean; isSecond: boolean }> {
  const standing = {
    state,
    paid_at: paidAt,
    refunded,
    refunded_at: refundedAt,
    payment_intent: paymentIntent,
  };
  return trx
    .insertInto('purchases')
    .values({ checkout_id: id, owner_id: ownerId, currency, amount, is_second: isSecond, ...standing })
    .onConflict((conflict) => conflict.column('checkout_id').doUpdateSet(standing))
    .returning([sql<boolean>`xmax = 0`.as('fresh'), 'is_second as isSecond'])
    .executeTakeFirstOrThrow();
}

/** A purchase that somebody can take back, if there is one. */
export interface HeldPurchase {
  readonly checkoutId: string;
  readonly paymentIntent: string | null;
  readonly currency: Currency;
  readonly amount: number;
  readonly paidAt: Date;
}

/** What gives somebody premium, oldest first. */
export async function listPremium(
  trx: BillingTransaction,
  { ownerId, states }: { ownerId: string; states: readonly Standing['state'][] },
): Promise<HeldPurchase[]> {
  return trx
    .selectFrom('purchases')
    .select([
      'checkout_id as checkoutId',
      'payment_intent as paymentIntent',
      'currency',
      'amount',
      'paid_at as paidAt',
    ])
    .where('owner_id', '=', ownerId)
    .where('state', 'in', [...states])
    .where('is_second', '=', false)
    .orderBy('paid_at')
    .execute();
}

/** Counts one more try to take a purchase back. @returns its number. */
export async function countWithdrawal(
  trx: BillingTransaction,
  { ownerId, checkoutId }: { ownerId: string; checkoutId: string },
): Promise<number> {
  const { withdrawals } = await trx
    .updateTable('purchases')
    .set({ withdrawals: sql<number>`withdrawals + 1` })
    .where('owner_id', '=', ownerId)
    .where('checkout_id', '=', checkoutId)
    .returning('withdrawals')
    .executeTakeFirstOrThrow();
  return withdrawals;
}
