import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Counts turns per day: per person beside their month, per address in a table of its own; and stores the charge of each
 * turn. New columns have defaults, so that the previous version keeps working.
 */
export const dailyShares: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table usage_months
        add column day text not null default '',
        add column turns_today integer not null default 0,
        add column uncharged_today integer not null default 0 check (uncharged_today >= 0)`.execute(db);
    await sql`
      alter table turns
        add column charge text not null default 'unit' check (charge in ('unit', 'allowance', 'nothing')),
        add column day text,
        add column address_key bytea`.execute(db);
    await sql`
      create table address_days (
        address_key bytea primary key,
        day text not null,
        turns integer not null default 0,
        uncharged integer not null default 0 check (uncharged >= 0)
      )`.execute(db);
  },
};
