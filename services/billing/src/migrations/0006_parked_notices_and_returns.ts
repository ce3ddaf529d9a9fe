import { protectRows } from '@app/service-kit';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds retries of parked notices, the currency of payment facts, and returns without support. */
export const parkedNoticesAndReturns: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table payment_facts add column currency text`.execute(db);
    await sql`alter table parked_notices
      add column object_id text,
      add column due_at timestamptz,
      add column attempts integer not null default 0`.execute(db);
    await sql`create index parked_notices_due on parked_notices (due_at) where due_at is not null`.execute(
      db,
    );
    await sql`alter table checkouts add column returnable boolean not null default true`.execute(db);
    await sql`create table own_returns (
      id uuid primary key,
      owner_id uuid unique,
      checkout_id uuid references checkouts,
      address_key bytea,
      asked_at timestamptz not null
    )`.execute(db);
    await sql`create index own_returns_by_address on own_returns (address_key)`.execute(db);
    await sql`create index own_returns_of_checkout on own_returns (checkout_id)`.execute(db);
    await protectRows(db, 'own_returns', 'owner_id');
  },
};
