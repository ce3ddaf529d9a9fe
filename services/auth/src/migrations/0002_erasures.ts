import { protectRows } from '@app/service-kit';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  // The row outlives the account, so it has no foreign key. Address and name are deleted when the receipt is mailed.
  await sql`create table erasures (
    user_id uuid primary key,
    receipt_id uuid not null default gen_random_uuid(),
    requested_at timestamptz not null,
    address text,
    first_name text,
    chat_erased_at timestamptz,
    billing_erased_at timestamptz,
    notify_erased_at timestamptz,
    completed_at timestamptz,
    mail_id uuid unique
  )`.execute(db);
  await sql`create index erasures_open on erasures (requested_at) where completed_at is null`.execute(db);
  await sql`create index erasures_completed on erasures (completed_at)`.execute(db);

  await sql`create table devices (
    user_id uuid not null references users (id) on delete cascade,
    hash bytea not null,
    name text not null,
    first_seen_at timestamptz not null,
    last_seen_at timestamptz not null,
    primary key (user_id, hash)
  )`.execute(db);
  await sql`create index devices_seen on devices (last_seen_at)`.execute(db);

  await sql`create table visitor_claims (
    user_id uuid primary key references users (id) on delete cascade,
    visitor bytea not null,
    created_at timestamptz not null,
    due_at timestamptz not null,
    attempts integer not null default 0
  )`.execute(db);
  await sql`create index visitor_claims_due on visitor_claims (due_at)`.execute(db);

  await sql`alter table mails add column device text, add column sent_at timestamptz`.execute(db);
  await sql`alter table mails drop constraint mails_template_check, add constraint mails_template_check
    check (template in ('confirm_address', 'reset_password', 'password_changed', 'new_sign_in', 'account_exists'))`.execute(
    db,
  );
  for (const table of ['erasures', 'devices', 'visitor_claims']) await protectRows(db, table, 'user_id');
}

/** Adds erasures, known devices, claims to visitors' chats, and security mails. */
export const erasures: Migration = { up };
