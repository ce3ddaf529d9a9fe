import { createEventTables } from '@app/service-kit';
import type { Migration } from 'kysely/migration';

/** Creates outbox and inbox, for events about purchases and about deleted accounts. */
export const events: Migration = { up: createEventTables };
