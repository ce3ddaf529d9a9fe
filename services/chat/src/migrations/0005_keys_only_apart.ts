import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Takes the view away by which the version before 0003 went on working (decision 0020): nothing has asked it since. */
export const keysOnlyApart: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`drop view user_keys`.execute(db);
  },
};
