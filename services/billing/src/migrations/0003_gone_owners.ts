import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Creates the list of erased owners, which is kept while their tokens may be valid. */
export const goneOwners: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table gone_owners (
      owner_hash bytea primary key,
      gone_at timestamptz not null default now()
    )`.execute(db);
    await sql`create index gone_owners_by_age on gone_owners (gone_at)`.execute(db);
    await sql`alter table gone_owners enable row level security`.execute(db);
    await sql`alter table gone_owners force row level security`.execute(db);
    await sql`create policy system_only on gone_owners
      using (current_setting('app.system', true) = 'on')`.execute(db);
    // Opening a checkout checks this table as the owner; a hash reveals nothing without the id.
    await sql`create policy anybody_asks on gone_owners for select using (true)`.execute(db);
  },
};
