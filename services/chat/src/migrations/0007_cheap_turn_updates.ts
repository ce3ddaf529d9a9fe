import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Makes storing a growing reply cheap. Without an index on the lease and with free space on each page, PostgreSQL
 * updates a turn without touching its indexes; turns in progress are found by the index on their state. Sealed texts
 * don't compress, so PostgreSQL does not try to.
 */
export const cheapTurnUpdates: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`drop index turns_under_lease`.execute(db);
    await sql`alter table turns set (fillfactor = 60)`.execute(db);
    await sql`alter table turns alter column partial set storage external`.execute(db);
    await sql`alter table messages alter column content set storage external`.execute(db);
    await sql`alter table conversations alter column summary set storage external`.execute(db);
  },
};
