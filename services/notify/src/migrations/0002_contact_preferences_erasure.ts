import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails
    add column source text not null default 'auth' check (source in ('auth', 'billing', 'chat', 'contact')),
    add column user_id uuid`.execute(db);
  await sql`create index mails_user on mails (user_id) where user_id is not null`.execute(db);
  await sql`create table contact_messages (
    id uuid primary key,
    reference text not null unique,
    sealed bytea not null,
    address_key bytea not null,
    support_mail_id uuid not null unique,
    acknowledgement_mail_id uuid unique,
    received_at timestamptz not null,
    mailed_at timestamptz
  )`.execute(db);
  await sql`create index contact_messages_address on contact_messages (address_key)`.execute(db);
  await sql`create index contact_messages_age on contact_messages (coalesce(mailed_at, received_at))`.execute(
    db,
  );
  await sql`create table contact_keys (
    key bytea primary key,
    body bytea not null,
    reference text not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create table acknowledgements (
    address_key bytea not null,
    day date not null,
    count integer not null,
    primary key (address_key, day)
  )`.execute(db);
  await sql`create table suppressions (
    address_key bytea primary key,
    code text not null,
    bounced_at timestamptz not null
  )`.execute(db);
  await sql`create table erasures (
    person_key bytea primary key,
    erased_at timestamptz not null
  )`.execute(db);
}

/**
 * The source and the account of a mail; messages to support; addresses that bounced; erased people. Every reference to a
 * person or an address is a keyed hash or encrypted.
 */
export const contactPreferencesErasure: Migration = { up };
