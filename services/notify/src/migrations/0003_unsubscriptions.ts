import { protectRows } from '@app/service-kit';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table unsubscriptions (
    user_id uuid not null,
    kind text not null,
    asked_at timestamptz not null,
    due_at timestamptz not null,
    attempts integer not null default 0,
    primary key (user_id, kind)
  )`.execute(db);
  await sql`create index unsubscriptions_due on unsubscriptions (due_at)`.execute(db);
  await protectRows(db, 'unsubscriptions', 'user_id');
}

/** Kinds of mail that people have switched off and that auth has not received yet. */
export const unsubscriptions: Migration = { up };
