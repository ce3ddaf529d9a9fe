import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Drops the view that the version before 0003 used (decision 0020). */
export const keysOnlyApart: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`drop view user_keys`.execute(db);
  },
};
