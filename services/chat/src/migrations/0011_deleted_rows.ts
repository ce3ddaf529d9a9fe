import { protectRows } from '@app/service-kit';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds a table for the rows of deleted messages and conversations, until they are destroyed (decision 0082). They leave
 * their own tables, so that no query has to leave them out. Erasing the person's key deletes them too.
 */
export const deletedRows: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table deleted_rows (
        id uuid primary key,
        owner_id uuid not null references chat_keys.user_keys on delete cascade,
        subject_id uuid not null,
        source text not null check (source in ('conversations', 'messages', 'turns')),
        content jsonb not null,
        deleted_at timestamptz(3) not null
      )`.execute(db);
    await sql`create index deleted_rows_of_subject on deleted_rows (owner_id, subject_id)`.execute(db);
    await sql`create index deleted_rows_by_age on deleted_rows (deleted_at)`.execute(db);
    await protectRows(db, 'deleted_rows', 'owner_id');
  },
};
