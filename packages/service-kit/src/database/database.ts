import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Logger } from '../log.ts';

interface DatabaseOptions {
  url: string;
  log: Logger;
  /** Connections of this process. */
  max?: number;
}

/**
 * The service's own schema through its own role. Statements end after 10 s, idle transactions after 15 s, so that no
 * stuck request holds a lock; a connection is waited for at most 3 s, then the caller is told 503.
 */
export function createDatabase<Schema>({ url, log, max = 10 }: DatabaseOptions): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  // One lost between two statements of a transaction belongs to nobody, and would end the process; the next fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** Rejects when the database can't be asked. */
export async function pingDatabase<Schema>(db: Kysely<Schema>): Promise<void> {
  await sql`select 1`.execute(db);
}

/**
 * Runs `work` in a transaction in which row-level security shows `ownerId`'s rows alone (rule 3): policies compare the
 * owner column with `current_setting('app.owner', true)`.
 */
export function asOwner<Schema, Result>(
  db: Kysely<Schema>,
  ownerId: string,
  work: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await becomeOwner(trx, ownerId);
    return work(trx);
  });
}

/** As `asOwner`, for a transaction that has begun: an event's, whose effect is on somebody's rows. */
export async function becomeOwner<Schema>(trx: Transaction<Schema>, ownerId: string): Promise<void> {
  await sql`select set_config('app.owner', ${ownerId}, true)`.execute(trx);
}

/**
 * Runs `work` in a transaction that sees every owner's rows, for what the service does on nobody's behalf (settling
 * turns whose process died, erasing). Policies let it in by `current_setting('app.system', true) = 'on'`.
 */
export function asSystem<Schema, Result>(
  db: Kysely<Schema>,
  work: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('app.system', 'on', true)`.execute(trx);
    return work(trx);
  });
}
