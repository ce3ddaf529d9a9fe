import { sql } from 'kysely';
import type { BillingTransaction } from '../schema.ts';
import type { PaymentFact, PaymentReport } from './payment-fact.ts';

/**
 * Lets what is told of one payment in one after the other, until the transaction ends: a notice may name a payment of
 * which another, not committed yet, tells whose it is, and each would miss the other.
 */
export async function lockPayment(trx: BillingTransaction, paymentIntent: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${paymentIntent}, 0))`.execute(trx);
}

/** Records what the provider tells, each fact once; what a later telling knows better of its place is added. */
export async function insertFacts(trx: BillingTransaction, report: PaymentReport): Promise<void> {
  const { checkoutId: checkout_id, paymentIntent: payment_intent, facts } = report;
  if (facts.length === 0) return;
  await trx
    .insertInto('payment_facts')
    .values(
      facts.map(({ kind, ref, amount, at }) => ({ kind, ref, amount, at, checkout_id, payment_intent })),
    )
    .onConflict((conflict) =>
      conflict.columns(['kind', 'ref']).doUpdateSet({
        checkout_id: sql`coalesce(payment_facts.checkout_id, excluded.checkout_id)`,
        payment_intent: sql`coalesce(payment_facts.payment_intent, excluded.payment_intent)`,
      }),
    )
    .execute();
}

/** All that is known of a checkout's payment, some of it perhaps told before we knew whose payment that is. */
export async function listFacts(
  trx: BillingTransaction,
  { checkoutId, paymentIntent }: { checkoutId: string; paymentIntent: string | null },
): Promise<PaymentFact[]> {
  return trx
    .selectFrom('payment_facts')
    .select(['kind', 'ref', 'amount', 'at'])
    .where((where) =>
      where.or([where('checkout_id', '=', checkoutId), where('payment_intent', '=', paymentIntent)]),
    )
    .execute();
}
