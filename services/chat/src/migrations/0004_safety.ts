import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds sealed findings to messages, and counts of shown contacts. */
export const safety: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table messages add column safety bytea`.execute(db);
    await sql`alter table conversations add column title_safety bytea`.execute(db);
    await sql`
      create table safety_counts (
        day text not null,
        kind text not null
          check (kind in ('self_harm', 'harm_to_others', 'victim_of_abuse', 'child_at_risk')),
        shown integer not null check (shown > 0),
        primary key (day, kind)
      )`.execute(db);
  },
};
