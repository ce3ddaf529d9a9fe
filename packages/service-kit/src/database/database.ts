import {
  Kysely,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import type { Logger } from '../log.ts';
import { CollectingSocket } from './collecting-socket.ts';
import { MigratingAdapter } from './migrating-adapter.ts';
import type { OutageWatch } from './outages.ts';
import { exportPool } from './pool-metrics.ts';
import { PooledDriver } from './pooled-driver.ts';

interface DatabaseOptions {
  url: string;
  log: Logger;
  /** Maximum number of connections of this process. */
  max?: number;
  /** All statements see the rows of all owners, as in `asSystem`; for a pool that only background work uses. */
  isSystem?: boolean;
  /** The URL leads to a pooler in transaction mode: no connection has a state that outlasts a transaction. */
  isPooler?: boolean;
  /** For migrations, whose statements may take long. */
  isMigrating?: boolean;
  /** Is told when statements fail because of an outage. */
  outages?: OutageWatch;
}

/** After this time a connection is replaced, so that all lead to the server that the host name now means. */
const CONNECTION_LIFETIME_S = 300;
/** Longer than a statement may take, so that it ends only those on which the server no longer answers. */
const ANSWER_TIMEOUT_MS = 12_000;
/** How long the database may be down or read-only before a process reports that it is not ready. */
const READINESS_GRACE_MS = 3_000;

/** The settings of a service's database. */
export interface DatabaseSettings {
  readonly DATABASE_URL: string;
  readonly DATABASE_DIRECT_URL?: string | undefined;
  readonly DATABASE_CONNECTIONS: number;
}

/** How a service reaches its database for statements and transactions. */
export function pooledDatabase({
  DATABASE_URL: url,
  DATABASE_DIRECT_URL: direct,
  DATABASE_CONNECTIONS: max,
}: DatabaseSettings): Pick<DatabaseOptions, 'url' | 'max' | 'isPooler'> {
  return { url, max, isPooler: direct !== undefined };
}

/** The URL for what needs a connection of its own: LISTEN, BullMQ and migrations. */
export function directDatabaseUrl({
  DATABASE_URL: url,
  DATABASE_DIRECT_URL: direct,
}: Pick<DatabaseSettings, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>): string {
  return direct ?? url;
}

const AS_SYSTEM = "set local app.system = 'on'";

/**
 * Opens a connection pool as the service's own database role. By the settings of that role (`provision`), statements
 * time out after 10 s and idle transactions after 15 s, so that no stuck request holds a lock. Waiting for a free connection times out after 3 s; the caller
 * then gets a 503. Connections that lead to a read-only server are replaced.
 */
export function createDatabase<Schema>({
  url,
  log,
  max = 10,
  isSystem = false,
  isPooler = false,
  isMigrating = false,
  outages,
}: DatabaseOptions): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: CONNECTION_LIFETIME_S,
    ...(isMigrating ? {} : { query_timeout: ANSWER_TIMEOUT_MS }),
    pipeline: true,
    stream: () => new CollectingSocket(),
    ...(isSystem && !isPooler ? { options: '-c app.system=on' } : {}),
  });
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
  // A connection that is lost between two statements emits an error event, which ends the process when nobody handles
  // it. The next statement on the connection fails by itself.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const observeWait = isMigrating ? undefined : exportPool(isSystem ? 'system' : 'requests', pool);
  const setting = isSystem && isPooler ? AS_SYSTEM : undefined;
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new MigratingAdapter(),
      createDriver: () => new PooledDriver(pool, { outages, observeWait, isPooler, setting }),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

/**
 * A readiness check that rejects when the database can't be written, at first at once, later when that lasts longer than
 * a moment. The statement changes nothing, but PostgreSQL refuses it where nothing can be changed.
 */
export function checkWritable<Schema>(db: Kysely<Schema>, graceMs = READINESS_GRACE_MS): () => Promise<void> {
  let failsSince: number | undefined = Number.NEGATIVE_INFINITY;
  return async () => {
    try {
      await sql`update outbox set attempts = attempts where false`.execute(db);
      failsSince = undefined;
    } catch (error) {
      failsSince ??= performance.now();
      if (performance.now() - failsSince >= graceMs) throw error;
    }
  };
}

/**
 * Runs `work` in a transaction in which row-level security shows only the rows of `ownerId`: the policies compare the
 * owner column with `current_setting('app.owner', true)`.
 */
export function asOwner<Schema, Result>(
  db: Kysely<Schema>,
  ownerId: string,
  work: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await setRowOwner(trx, ownerId);
    return work(trx);
  });
}

/**
 * Runs one statement as `asOwner` does, in a transaction of its own and in one round trip. For statements that need no
 * decision before they are committed, such as reads.
 */
export async function queryAsOwner<Schema, Row>(
  db: Kysely<Schema>,
  ownerId: string,
  query: RawBuilder<Row>,
): Promise<Row[]> {
  return db.getExecutor().provideConnection(async (connection) => {
    const [, { rows }] = await Promise.all([
      connection.executeQuery(sql`begin; set local app.owner = ${sql.lit(ownerId)}`.compile(db)),
      connection.executeQuery<Row>(query.compile(db)),
      // PostgreSQL rolls back instead when the statement has failed.
      connection.executeQuery(sql`commit`.compile(db)),
    ]);
    return rows;
  });
}

/** Like `asOwner`, for a transaction that has already begun, such as the one in which an event is received. */
export async function setRowOwner<Schema>(trx: Transaction<Schema>, ownerId: string): Promise<void> {
  await sql`set local app.owner = ${sql.lit(ownerId)}`.execute(trx);
}

/**
 * Runs `work` in a transaction that sees the rows of all owners, for background work (settling turns whose process
 * died, erasing accounts). Policies allow it by `current_setting('app.system', true) = 'on'`.
 */
export function asSystem<Schema, Result>(
  db: Kysely<Schema>,
  work: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`set local app.system = 'on'`.execute(trx);
    return work(trx);
  });
}

/** Yields rows page by page with keyset pagination; the next page is read when the previous one has been consumed. */
export async function* readInPages<Row>(
  size: number,
  readPage: (after: Row | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let after: Row | undefined;
  while (true) {
    const rows = await readPage(after, size);
    yield* rows;
    if (rows.length < size) return;
    after = rows.at(-1);
  }
}

/** Whether a statement failed because a row with the same unique value exists. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505';
}

/** Whether a statement was refused because a limit that was passed to it is reached. */
export function isLimitExceeded(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '53400';
}
