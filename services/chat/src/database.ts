import type { EventTables } from '@app/service-kit';
import type { Kysely, Transaction } from 'kysely';

/**
 * The tables of the schema `chat`. Each repository declares its tables here by declaration merging. Every table has an
 * owner and row-level security, except `daily_turns`, `gone_owners`, `address_days`, `address_months`, `safety_counts`
 * and the event tables.
 */
export interface ChatTables extends EventTables {}

export type ChatDatabase = Kysely<ChatTables>;
/** Owned rows are visible only inside `asOwner` or `asSystem`, so functions that read them require a transaction. */
export type ChatTransaction = Transaction<ChatTables>;
