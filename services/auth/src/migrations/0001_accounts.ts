import { createEventTables, protectRows } from '@app/service-kit';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table users (
    id uuid primary key default uuidv7(),
    email text not null,
    email_confirmed_at timestamptz,
    password_hash text not null,
    first_name text not null,
    last_name text not null,
    email_notifications boolean not null default true,
    marketing_emails boolean not null default false,
    theme_preference text not null default 'light' check (theme_preference in ('light', 'dark', 'system')),
    created_at timestamptz not null
  )`.execute(db);
  // Only confirmed addresses are unique: several unconfirmed accounts may share one. The contract converts addresses to
  // lower case. An index on lower(email) would not be used, because row-level security allows only leakproof functions in
  // index conditions.
  await sql`create unique index users_confirmed_email on users (email) where email_confirmed_at is not null`.execute(
    db,
  );
  await sql`create index users_email on users (email, created_at desc)`.execute(db);
  // No cascade: sessions must be ended explicitly, so that other services learn of their end.
  await sql`create table sessions (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users (id),
    device text not null,
    counter integer not null default 0,
    rotated_at timestamptz not null,
    seen_counter integer not null default 0,
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index sessions_user on sessions (user_id)`.execute(db);
  await sql`create index sessions_expiry on sessions (expires_at)`.execute(db);
  await sql`create table ended_sessions (id uuid primary key, ended_at timestamptz not null)`.execute(db);
  await sql`create index ended_sessions_time on ended_sessions (ended_at)`.execute(db);
  await sql`create table links (
    id uuid primary key,
    user_id uuid not null references users (id) on delete cascade,
    kind text not null check (kind in ('confirm', 'reset')),
    hash bytea not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`.execute(db);
  await sql`create index links_user on links (user_id)`.execute(db);
  await sql`create index links_expiry on links (expires_at)`.execute(db);
  await sql`create table mails (
    id uuid primary key default uuidv7(),
    user_id uuid not null references users (id) on delete cascade,
    template text not null check (template in ('confirm_address', 'reset_password', 'password_changed')),
    link_id uuid references links (id) on delete cascade,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index mails_user on mails (user_id)`.execute(db);
  await sql`create index mails_link on mails (link_id)`.execute(db);
  await sql`create index mails_time on mails (created_at)`.execute(db);
  await sql`create table attempts (
    kind text not null,
    key bytea not null,
    window_start timestamptz not null,
    count integer not null,
    primary key (kind, key)
  )`.execute(db);
  await sql`create index attempts_time on attempts (window_start)`.execute(db);
  await protectRows(db, 'users', 'id');
  for (const table of ['sessions', 'links', 'mails']) await protectRows(db, table, 'user_id');
  await createEventTables(db);
}

export const accounts: Migration = { up };
