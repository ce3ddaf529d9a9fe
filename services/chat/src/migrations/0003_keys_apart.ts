import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Moves the data keys into a schema of their own (decision 0020), so that a backup of the data holds no keys. The table
 * moves with its rows, policies and foreign keys. A view with the caller's rights takes its place for the previous
 * version of the service; a later migration drops it.
 */
export const keysApart: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table user_keys set schema chat_keys`.execute(db);
    await sql`create view user_keys with (security_invoker = true) as select * from chat_keys.user_keys`.execute(
      db,
    );
  },
};
