import { deleteInBatches } from '@app/service-kit';
import { type Generated, sql } from 'kysely';
import type { BillingDatabase, BillingTransaction } from '../database.ts';

/** A received notice of the provider. Of its content only the payment facts are stored. */
interface ProviderEventTable {
  id: string;
  type: string;
  created_at: Date;
  received_at: Generated<Date>;
}

declare module '../database.ts' {
  interface BillingTables {
    provider_events: ProviderEventTable;
  }
}

/** Records a notice of the provider once (asSystem). @returns false when it is already recorded. */
export async function insertProviderEvent(
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

export async function isKnownEvent(trx: BillingTransaction, id: string): Promise<boolean> {
  return (await listKnownEvents(trx, [id])).has(id);
}

/** Returns which of these notices are already recorded (asSystem). */
export async function listKnownEvents(trx: BillingTransaction, ids: readonly string[]): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('provider_events')
    .select('id')
    .where('id', 'in', ids.length > 0 ? ids : [''])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Deletes notices received before then: the provider no longer repeats them. */
export async function deleteExpiredNotices(db: BillingDatabase, before: Date): Promise<void> {
  await deleteInBatches(db, 'provider_events', sql`received_at < ${before}`);
}
