import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users
    add column made_with text,
    add column closed_at timestamptz,
    add column erase_at timestamptz`.execute(db);
  await sql`create index users_closed on users (closed_at) where closed_at is not null`.execute(db);
  await sql`create table refused_signups (key bytea primary key, created_at timestamptz not null)`.execute(
    db,
  );
  await sql`create index refused_signups_time on refused_signups (created_at)`.execute(db);
}

/** Adds the browser that signed up, closed accounts, and refused sign-ups. */
export const disputedAddresses: Migration = { up };
