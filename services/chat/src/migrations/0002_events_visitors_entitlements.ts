import { createEventTables } from '@app/service-kit';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds outbox and inbox, erased owners, visitors, entitlement versions and due dates of reply mails. */
export const eventsVisitorsEntitlements: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createEventTables(db);
    for (const part of [entitlements, goneOwners, visitors, ownership, replyMails]) {
      for (const statement of part.split(';').filter((line) => line.trim() !== ''))
        await sql.raw(statement).execute(db);
    }
  },
};

const entitlements = `
  alter table entitlements alter column purchased_at drop not null;
  alter table entitlements add column version integer not null default -1`;

const goneOwners = `
  create table gone_owners (
    owner_hash bytea primary key,
    heir_hash bytea,
    gone_at timestamptz(3) not null
  );
  create index gone_owners_by_age on gone_owners (gone_at)`;

const visitors = `
  alter table user_keys add column visitor_seen_at timestamptz(3);
  create index user_keys_of_visitors on user_keys (visitor_seen_at) where visitor_seen_at is not null;
  alter table usage_entries add column address_key bytea;
  create table address_months (
    address_key bytea primary key,
    month text not null,
    used integer not null check (used >= 0)
  )`;

/** A claimed visitor's conversations change their owner; messages and turns follow by foreign key. */
const ownership = ['messages', 'turns']
  .map(
    (table) => `
  alter table ${table} drop constraint ${table}_conversation_id_owner_id_fkey;
  alter table ${table} add constraint ${table}_conversation_id_owner_id_fkey
    foreign key (conversation_id, owner_id) references conversations (id, owner_id)
    on delete cascade on update cascade`,
  )
  .join(';');

const replyMails = `
  alter table conversations add column reply_due_at timestamptz(3);
  alter table conversations add column reply_mail_id uuid unique;
  create index conversations_reply_due on conversations (reply_due_at) where reply_due_at is not null;
  create index conversations_unopened on conversations (owner_id)
    where reply_due_at is not null or reply_mail_id is not null`;
