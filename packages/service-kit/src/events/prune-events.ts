import { type Kysely, sql } from 'kysely';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import type { EventTables } from './event.tables.ts';

const DAY_MS = 86_400_000;
/** Acknowledged events are kept for a week, to investigate what was sent. */
const KEEP_ACKNOWLEDGED_MS = 7 * DAY_MS;
/**
 * Must be longer than the queue or a stopped relay could take to deliver the same event again, because this record
 * prevents a second effect.
 */
const KEEP_RECEIVED_MS = 30 * DAY_MS;

/** Deletes events that were acknowledged or received long ago. An unacknowledged event is never deleted. */
export async function pruneEvents(db: Kysely<EventTables>, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await deleteInBatches(db, 'outbox', sql`done_at < ${before(KEEP_ACKNOWLEDGED_MS)}`);
  await deleteInBatches(db, 'inbox', sql`received_at < ${before(KEEP_RECEIVED_MS)}`);
}

/** Counts the unacknowledged events of each receiver. */
export async function countUndelivered(
  db: Kysely<EventTables>,
): Promise<readonly { receiver: string; events: number }[]> {
  return db
    .selectFrom('outbox')
    .select(['receiver', sql<number>`count(*)::int`.as('events')])
    .where('done_at', 'is', null)
    .groupBy('receiver')
    .execute();
}

/** Age in seconds of the oldest unacknowledged event; 0 when there is none. */
export async function oldestUndelivered(db: Kysely<EventTables>, now: Date): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from ${now}::timestamptz - min(created_at))::float8 as seconds
    from outbox where done_at is null`.execute(db);
  return Math.max(0, rows[0]?.seconds ?? 0);
}
