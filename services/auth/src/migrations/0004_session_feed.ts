import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the transaction that ended a session; the default lets replicas of the previous version insert without it. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ended_sessions
    add column transaction_id xid8 not null default pg_current_xact_id()`.execute(db);
  await sql`create index ended_sessions_transaction on ended_sessions (transaction_id, id)`.execute(db);
}

export const sessionFeed: Migration = { up };
