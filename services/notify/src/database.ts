import type { EventTables } from '@app/service-kit';
import type { Kysely, Transaction } from 'kysely';

/** The tables of the schema `notify`. Each repository declares its own (`declare module`). */
export interface NotifyTables extends EventTables {}

export type NotifyDatabase = Kysely<NotifyTables>;
export type NotifyTransaction = Transaction<NotifyTables>;
