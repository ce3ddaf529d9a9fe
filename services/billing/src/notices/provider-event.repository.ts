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

/** Claims the next asking for notices that did not come (asSystem). @returns since when; undefined when none is due. */
export async function claimCatchUp(
  trx: BillingTransaction,
  { now, everyMs }: { now: Date; everyMs: number },
): Promise<Date | undefined> {
  await trx
    .insertInto('catch_ups')
    .values({ name: 'notices', up_to: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const claimed = await trx
    .updateTable('catch_ups')
    .set({ due_at: sql<Date>`now() + ${everyMs} * interval '1 millisecond'` })
    .where('name', '=', 'notices')
    .where('due_at', '<=', sql<Date>`now()`)
    .returning('up_to')
    .executeTakeFirst();
  return claimed?.up_to;
}

/** All notices until then are known. */
export async function moveCatchUp(trx: BillingTransaction, upTo: Date): Promise<void> {
  await trx
    .updateTable('catch_ups')
    .set({ up_to: upTo })
    .where('name', '=', 'notices')
    .where('up_to', '<', upTo)
    .execute();
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
