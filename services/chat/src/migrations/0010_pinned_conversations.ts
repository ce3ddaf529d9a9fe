import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Lets people pin conversations. The default is stored once and not in every row, so the table is not rewritten, and the
 * previous version keeps inserting rows without the column. The index on the owner finds pinned rows fast enough.
 */
export const pinnedConversations: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table conversations add column pinned boolean not null default false`.execute(db);
  },
};
