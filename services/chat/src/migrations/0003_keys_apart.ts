import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The data keys leave the schema of what they open (decision 0020). The table itself moves, with its rows, policies and
 * the foreign keys to it: nothing of a key stays behind. Where it was, a view lets the version before go on working,
 * with the rights of who asks; it holds nothing, and a later migration takes it away.
 */
export const keysApart: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table user_keys set schema chat_keys`.execute(db);
    await sql`create view user_keys with (security_invoker = true) as select * from chat_keys.user_keys`.execute(
      db,
    );
  },
};
