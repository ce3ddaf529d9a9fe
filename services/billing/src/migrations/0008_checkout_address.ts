import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the address for the payment page of a checkout, kept only while the page is being opened. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table checkouts add column email text`.execute(db);
}

export const checkoutAddress: Migration = { up };
