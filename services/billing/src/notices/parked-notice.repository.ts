import { deleteInBatches } from '@app/service-kit';
import { type Generated, sql } from 'kysely';
import type { BillingDatabase, BillingTransaction } from '../database.ts';

/** A notice that was not applied: it can't be read, contradicts our checkout, or failed. */
interface ParkedNoticeTable {
  id: string;
  type: string;
  created_at: Date;
  reason: string;
  parked_at: Generated<Date>;
  /** The provider's id of the object that the notice is about. */
  object_id: string | null;
  /** The next automatic retry; null when only an operator can retry it. */
  due_at: Date | null;
  attempts: Generated<number>;
}

declare module '../database.ts' {
  interface BillingTables {
    parked_notices: ParkedNoticeTable;
  }
}

/** A parked report, with the ids under which it can be fetched from the provider again. */
export interface StoredNotice {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  readonly objectId: string | null;
  readonly reason: string;
}

/** After so many automatic retries only an operator can retry a notice. */
const MAX_ATTEMPTS = 8;

/** Stores a notice that was not applied (asSystem). @returns false when it is already parked for the same reason. */
export async function storeParkedNotice(
  trx: BillingTransaction,
  { id, type, createdAt, objectId, reason, retry }: StoredNotice & { retry: boolean },
): Promise<boolean> {
  const due = retry ? sql<Date>`now()` : null;
  const stored = await trx
    .insertInto('parked_notices')
    .values({
      id,
      type,
      created_at: createdAt,
      object_id: objectId,
      reason: reason.slice(0, 300),
      due_at: due,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({
          reason: sql`excluded.reason`,
          due_at: sql`case when excluded.due_at is null then null else parked_notices.due_at end`,
        })
        .where(sql<boolean>`parked_notices.reason is distinct from excluded.reason`),
    )
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Claims due parked notices for a retry (asSystem). The delay grows with each attempt, up to eight attempts. */
export async function claimDueParkedNotices(trx: BillingTransaction, limit: number): Promise<StoredNotice[]> {
  const { rows } = await sql<StoredNotice>`
    update parked_notices set attempts = attempts + 1,
      due_at = case when attempts + 1 < ${MAX_ATTEMPTS} then now() + interval '5 seconds' * power(4, attempts) end
    where id in (
      select id from parked_notices where due_at <= now() order by due_at limit ${limit} for update skip locked)
    returning id, type, created_at as "createdAt", object_id as "objectId", reason`.execute(trx);
  return rows;
}

/** Counts the parked notices, those that only an operator can retry apart (asSystem). */
export async function countParkedNotices(
  trx: BillingTransaction,
): Promise<{ retried: number; forOperator: number }> {
  return trx
    .selectFrom('parked_notices')
    .select([
      sql<number>`count(due_at)::int`.as('retried'),
      sql<number>`(count(*) - count(due_at))::int`.as('forOperator'),
    ])
    .executeTakeFirstOrThrow();
}

/** Lists all parked notices, oldest first (asSystem). */
export function listParkedNotices(trx: BillingTransaction): Promise<StoredNotice[]> {
  return trx
    .selectFrom('parked_notices')
    .select(['id', 'type', 'created_at as createdAt', 'object_id as objectId', 'reason'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Deletes a parked notice that has been applied (asSystem). */
export async function deleteParkedNotice(trx: BillingTransaction, id: string): Promise<void> {
  await trx.deleteFrom('parked_notices').where('id', '=', id).execute();
}

/** Deletes notices parked before then: the provider no longer has them. */
export async function deleteExpiredParkedNotices(db: BillingDatabase, before: Date): Promise<void> {
  await deleteInBatches(db, 'parked_notices', sql`parked_at < ${before}`);
}
