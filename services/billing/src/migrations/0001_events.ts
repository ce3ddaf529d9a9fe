import { createEventTables } from '@app/service-kit';
import type { Kysely } from 'kysely';

/** Outbox and inbox: what billing will say of purchases, and hear of erased people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createEventTables(db);
}
