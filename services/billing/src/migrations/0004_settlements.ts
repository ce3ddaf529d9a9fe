import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates the list of payments that could not be refunded and that support has to settle; it has no owner. */
export const settlements: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table settlements (
      id uuid primary key,
      checkout_id uuid not null unique references checkouts,
      asked_at timestamptz not null default now()
    )`.execute(db);
    await sql`alter table settlements enable row level security`.execute(db);
    await sql`alter table settlements force row level security`.execute(db);
    await sql`create policy system_only on settlements
      using (current_setting('app.system', true) = 'on')`.execute(db);
  },
};
