import type { Currency } from '@app/contracts';
import { type Generated, sql } from 'kysely';
import type { LockedCheckout } from '../checkouts/provider-checkout.repository.ts';
import type { BillingTransaction, OwnPage } from '../database.ts';
import type { PaymentState, PaymentSummary } from './payment-summary.ts';

/** A paid checkout with the state of its payment. */
interface PurchaseTable {
  checkout_id: string;
  /** Null once the account is erased; the payment is kept without a person (docs/decisions/0016). */
  owner_id: string | null;
  currency: Currency;
  amount: number;
  payment_intent: string | null;
  state: PaymentState;
  paid_at: Date;
  refunded: number;
  refunded_at: Date | null;
  /** Paid while the buyer had Premium already: it grants nothing and is refunded. */
  is_second: boolean;
  /** The buyer's attempts to return it; the number is part of each attempt's idempotency key. */
  withdrawals: Generated<number>;
}

declare module '../database.ts' {
  interface BillingTables {
    purchases: PurchaseTable;
  }
}

/** Inserts or updates the purchase of a checkout. @returns whether the purchase is new. */
export async function upsertPurchase(
  trx: BillingTransaction,
  { id, ownerId, currency, amount, paymentIntent }: LockedCheckout,
  { state, paidAt, refunded, refundedAt, isSecond }: PaymentSummary & { paidAt: Date; isSecond: boolean },
): Promise<{ isNew: boolean; isSecond: boolean }> {
  const status = {
    state,
    paid_at: paidAt,
    refunded,
    refunded_at: refundedAt,
    payment_intent: paymentIntent,
  };
  return trx
    .insertInto('purchases')
    .values({ checkout_id: id, owner_id: ownerId, currency, amount, is_second: isSecond, ...status })
    .onConflict((conflict) => conflict.column('checkout_id').doUpdateSet(status))
    .returning([sql<boolean>`xmax = 0`.as('isNew'), 'is_second as isSecond'])
    .executeTakeFirstOrThrow();
}

/** A purchase that grants Premium and that its buyer may be able to return. */
export interface HeldPurchase {
  readonly checkoutId: string;
  readonly paymentIntent: string | null;
  readonly currency: Currency;
  readonly amount: number;
  readonly paidAt: Date;
  /** Whether the buyer was told at the purchase that they can return it without support. */
  readonly returnable: boolean;
}

/** Lists the purchases that grant a person Premium, oldest first. */
export async function listPremiumPurchases(
  trx: BillingTransaction,
  { ownerId, states }: { ownerId: string; states: readonly PaymentSummary['state'][] },
): Promise<HeldPurchase[]> {
  return trx
    .selectFrom('purchases')
    .innerJoin('checkouts', 'checkouts.id', 'purchases.checkout_id')
    .select([
      'purchases.checkout_id as checkoutId',
      'purchases.payment_intent as paymentIntent',
      'purchases.currency',
      'purchases.amount',
      'purchases.paid_at as paidAt',
      'checkouts.returnable',
    ])
    .where('purchases.owner_id', '=', ownerId)
    .where('purchases.state', 'in', [...states])
    .where('purchases.is_second', '=', false)
    .orderBy('purchases.paid_at')
    .execute();
}

/** Counts one more attempt to return a purchase. @returns its number. */
export async function incrementWithdrawals(
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

/** A page of a person's purchases, oldest first (asOwner). */
export async function readPurchasePage(trx: BillingTransaction, { ownerId, after, limit }: OwnPage) {
  return trx
    .selectFrom('purchases')
    .select([
      'checkout_id as id',
      'currency',
      'amount',
      'state',
      'paid_at as at',
      'refunded',
      'refunded_at as refundedAt',
    ])
    .where('owner_id', '=', ownerId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(paid_at, checkout_id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('paid_at')
    .orderBy('checkout_id')
    .limit(limit)
    .execute();
}

/**
 * Removes the person from their purchases (asSystem). They are kept without an owner, because tax law requires us to keep
 * payments (docs/decisions/0016).
 */
export async function erasePurchasesOf(trx: BillingTransaction, ownerId: string): Promise<void> {
  await trx.updateTable('purchases').set({ owner_id: null }).where('owner_id', '=', ownerId).execute();
}
