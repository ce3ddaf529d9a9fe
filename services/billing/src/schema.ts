import type { EventTables } from '@app/service-kit';

/** The tables of the schema `billing`. */
export type Schema = EventTables;
