import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Payments that could not be returned and that a person has to settle; of nobody's. */
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
