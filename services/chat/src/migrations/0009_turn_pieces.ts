import { protectRows } from '@app/service-kit';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds a table for the pieces of replies in progress (decision 0065). The previous version keeps storing its own replies
 * in `turns.partial`, which this version still reads; a later migration drops that column.
 */
export const turnPieces: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table turn_pieces (
        turn_id uuid not null references turns on delete cascade,
        position integer not null check (position >= 0),
        owner_id uuid not null,
        sealed bytea not null,
        primary key (turn_id, position)
      )`.execute(db);
    await sql`alter table turn_pieces alter column sealed set storage external`.execute(db);
    await protectRows(db, 'turn_pieces', 'owner_id');
  },
};
