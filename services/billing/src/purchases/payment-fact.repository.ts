import { deleteInBatches } from '@app/service-kit';
import { type Generated, sql } from 'kysely';
import type { BillingDatabase, BillingTransaction } from '../database.ts';
import type { FactKind, PaymentFact, PaymentReport } from '../provider/payment-report.ts';

/** A fact that the provider has reported about a payment. */
interface PaymentFactTable {
  kind: FactKind;
  ref: string;
  checkout_id: string | null;
  payment_intent: string | null;
  amount: number | null;
  /** Null when the provider's object names none. */
  currency: string | null;
  at: Date;
  recorded_at: Generated<Date>;
}

declare module '../database.ts' {
  interface BillingTables {
    payment_facts: PaymentFactTable;
  }
}

/**
 * Locks a payment until the transaction ends. Without the lock, two notices about the same payment that are processed at
 * the same time could miss each other's facts: only one of them may say which checkout the payment belongs to.
 */
export async function lockPayment(trx: BillingTransaction, paymentIntent: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${paymentIntent}, 0))`.execute(trx);
}

/** Records the facts of a report, each once. A repeated fact only adds the checkout or payment that was unknown before. */
export async function insertFacts(trx: BillingTransaction, report: PaymentReport): Promise<void> {
  const { checkoutId: checkout_id, paymentIntent: payment_intent, facts } = report;
  const currency = report.money?.currency ?? null;
  if (facts.length === 0) return;
  await trx
    .insertInto('payment_facts')
    .values(
      facts.map(({ kind, ref, amount, at }) => ({
        kind,
        ref,
        amount,
        currency,
        at,
        checkout_id,
        payment_intent,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['kind', 'ref']).doUpdateSet({
        checkout_id: sql`coalesce(payment_facts.checkout_id, excluded.checkout_id)`,
        payment_intent: sql`coalesce(payment_facts.payment_intent, excluded.payment_intent)`,
      }),
    )
    .execute();
}

/**
 * Lists all facts about a checkout's payment, including those that arrived before we knew to which checkout the payment
 * belongs. Facts in another currency are not about this checkout.
 */
export async function listFacts(
  trx: BillingTransaction,
  {
    checkoutId,
    paymentIntent,
    currency,
  }: { checkoutId: string; paymentIntent: string | null; currency: string },
): Promise<PaymentFact[]> {
  return trx
    .selectFrom('payment_facts')
    .select(['kind', 'ref', 'amount', 'at'])
    .where((where) =>
      where.or([where('checkout_id', '=', checkoutId), where('payment_intent', '=', paymentIntent)]),
    )
    .where((where) => where.or([where('currency', 'is', null), where('currency', '=', currency)]))
    .execute();
}

/** Facts about our own payments are kept, and those that are older were looked at before. */
const FOREIGN_FACTS_WINDOW_MS = 30 * 24 * 3_600_000;

/** Deletes facts recorded before then about payments that are not ours. */
export async function deleteForeignFacts(db: BillingDatabase, before: Date): Promise<void> {
  const from = new Date(before.getTime() - FOREIGN_FACTS_WINDOW_MS);
  await deleteInBatches(
    db,
    'payment_facts',
    sql`recorded_at < ${before} and recorded_at >= ${from} and not exists (
      select from checkouts where checkouts.id = payment_facts.checkout_id
        or checkouts.payment_intent = payment_facts.payment_intent)`,
  );
}
