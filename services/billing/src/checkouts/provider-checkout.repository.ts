import type { Currency } from '@app/contracts';
import { sql } from 'kysely';
import type { BillingTransaction } from '../database.ts';
import type { PaymentReport } from '../provider/payment-report.ts';

// What the provider reports about checkouts, and what it is asked about them.

export interface DueCheckout {
  readonly id: string;
  readonly sessionId: string;
}

/**
 * Claims the checkouts of all people (asSystem) that are due for a check with the provider, by postponing their next
 * check. The interval doubles each time up to five minutes; while a bank debit is pending it is one hour.
 */
export async function claimDueCheckouts(
  trx: BillingTransaction,
  { afterMs, limit }: { afterMs: number; limit: number },
): Promise<DueCheckout[]> {
  const { rows } = await sql<DueCheckout>`
    update checkouts set looks = looks + 1,
      look_at = now() + case when state = 'processing' then interval '1 hour'
        else least(interval '5 minutes', ${afterMs} * interval '1 millisecond' * power(2, least(looks + 1, 20))) end
    where id in (
      select id from checkouts where state <> 'closed' and look_at <= now() and session_id is not null
      order by look_at limit ${limit} for update skip locked)
    returning id, session_id as "sessionId"`.execute(trx);
  return rows;
}

/** Claims a check of a person's open checkout now, because they have reached their limit. */
export async function claimOpenCheckout(
  trx: BillingTransaction,
  ownerId: string,
): Promise<DueCheckout | undefined> {
  const { rows } = await sql<DueCheckout>`
    update checkouts set look_at = greatest(look_at, now() + interval '2 seconds'), looks = looks + 1
    where owner_id = ${ownerId} and state = 'open' and session_id is not null
      and looks < 100
    returning id, session_id as "sessionId"`.execute(trx);
  return rows[0];
}

export interface LockedCheckout {
  readonly id: string;
  readonly ownerId: string | null;
  readonly currency: Currency;
  readonly amount: number;
  readonly paymentIntent: string | null;
  readonly sessionId: string | null;
}

/** Locks the checkout that a report is about until the transaction ends (asSystem: a notice has no signed-in person). */
export async function lockReportedCheckout(
  trx: BillingTransaction,
  { checkoutId, paymentIntent, sessionId }: PaymentReport,
): Promise<LockedCheckout | undefined> {
  const { rows } = await sql<LockedCheckout>`
    select id, owner_id as "ownerId", currency, amount, payment_intent as "paymentIntent", session_id as "sessionId"
    from checkouts where id = coalesce(${checkoutId}::uuid,
      (select id from checkouts where payment_intent = ${paymentIntent}),
      (select id from checkouts where session_id = ${sessionId}))
    for update`.execute(trx);
  return rows[0];
}

/** Saves the provider's ids from a report (asSystem). A checkout of an erased account stores only the payment's id. */
export async function saveProviderIds(
  trx: BillingTransaction,
  checkout: LockedCheckout,
  { paymentIntent, sessionId, customerId }: PaymentReport,
): Promise<LockedCheckout> {
  const { rows } = await sql<{ paymentIntent: string | null }>`
    update checkouts set
      payment_intent = coalesce(payment_intent, ${paymentIntent}),
      session_id = case when owner_id is null then session_id else coalesce(session_id, ${sessionId}) end,
      customer_id = case when owner_id is null then customer_id else coalesce(customer_id, ${customerId}) end
    where id = ${checkout.id}
    returning payment_intent as "paymentIntent"`.execute(trx);
  return { ...checkout, paymentIntent: rows[0]?.paymentIntent ?? null };
}

/** Advances a checkout with its payment; a closed checkout stays closed. */
export async function advanceCheckout(
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
