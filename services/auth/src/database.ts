import type { EventTables } from '@app/service-kit';
import { type Kysely, sql, type Transaction } from 'kysely';

/** The tables of the schema `auth`. Each repository adds its own by declaration merging. */
export interface AuthTables extends EventTables {}

export type AuthDatabase = Kysely<AuthTables>;
export type AuthTransaction = Transaction<AuthTables>;

/** Gives a transaction opened by the inbox access to the rows of all owners, as `asSystem` does. */
export async function seeAllRows(trx: AuthTransaction): Promise<void> {
  await sql`select set_config('app.system', 'on', true)`.execute(trx);
}
