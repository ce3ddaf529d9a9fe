import { sql } from 'kysely';
import type { BillingTransaction } from '../schema.ts';

/** Notes a notice of the provider's, once (asSystem). @returns false when it was there already. */
export async function insertEvent(
  trx: BillingTransaction,
  { id, type, createdAt }: { id: string; type: string; createdAt: Date },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('provider_events')
    .values({ id, type, created_at: createdAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Which of these are known already (asSystem). */
export async function listKnown(trx: BillingTransaction, ids: readonly string[]): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('provider_events')
    .select('id')
    .where('id', 'in', ids.length > 0 ? ids : [''])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Forgets notices that the provider repeats no more, and what was said of payments that are none of ours (asSystem). */
export async function forgetOldNotices(trx: BillingTransaction): Promise<void> {
  await trx
    .deleteFrom('provider_events')
    .where('received_at', '<', sql<Date>`now() - interval '60 days'`)
    .execute();
  await sql`delete from payment_facts where recorded_at < now() - interval '180 days' and not exists (
    select from checkouts where checkouts.id = payment_facts.checkout_id
      or checkouts.payment_intent = payment_facts.payment_intent)`.execute(trx);
}
