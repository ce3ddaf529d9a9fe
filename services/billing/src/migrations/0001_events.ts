import { createEventTables } from '@app/service-kit';
import type { Migration } from 'kysely/migration';

/** Outbox and inbox: what billing will say of purchases, and hear of erased people. */
export const events: Migration = { up: createEventTables };
