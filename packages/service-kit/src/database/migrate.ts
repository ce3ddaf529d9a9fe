import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Logger } from '../log.ts';
import { createDatabase, type DatabaseSettings, directDatabaseUrl } from './database.ts';
import { codeOf, isUnavailable } from './outages.ts';

/** A change of the schema. The version before must work on the schema after it. */
export interface SchemaMigration extends Migration {
  /**
   * Runs outside of a transaction, as CREATE INDEX CONCURRENTLY must. It runs again when it was interrupted, so it must
   * be repeatable (`createIndexConcurrently`).
   */
  readonly isConcurrent?: boolean;
}

/**
 * Migrations by name, run in the order of their names (`0001_…`). Forward only: expand first, contract in a later
 * release.
 */
export type Migrations = Readonly<Record<string, SchemaMigration>>;

/**
 * A statement that waits longer for a lock fails, because all that come after it for the same table wait behind it; then
 * its migration is tried again.
 */
const LOCK_TIMEOUT_MS = 2_000;
const ATTEMPTS = 15;
const PAUSE_MS = 1_000;
/** How long a process that starts waits for a database that is down or fails over; then it ends with the error. */
const OUTAGE_MS = 60_000;

/** Opens a database of its own for the migrations of a service, and runs them. For its processes before they start. */
export async function migrateService(
  settings: Omit<DatabaseSettings, 'DATABASE_CONNECTIONS'>,
  { schema, migrations, log }: { schema: string; migrations: Migrations; log: Logger },
): Promise<void> {
  const url = directDatabaseUrl(settings);
  const db = createDatabase<unknown>({ url, log, max: 2, isMigrating: true });
  try {
    await retryDuringOutage(() => migrate(db, schema, migrations), log);
  } finally {
    await db.destroy();
  }
}

/**
 * Migrates the service's schema to its latest version, under Kysely's lock, so that replicas may start together. A
 * schema that a newer version has migrated further is left unchanged, so that a replica of the previous version can
 * still start.
 * @throws the error of the first migration that fails; migrations before it stay applied if one of them is concurrent.
 */
export async function migrate<Schema>(
  db: Kysely<Schema>,
  schema: string,
  migrations: Migrations,
): Promise<void> {
  if (await isMigrated(db, schema, migrations)) return;
  for (const { names, isConcurrent } of groupsOf(migrations)) {
    const known = Object.fromEntries(names.map((name) => [name, withTimeouts(migrations[name])]));
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => ({ ...known, ...(await newerThan(db, schema, names)) }) },
      migrationTableSchema: schema,
      disableTransactions: isConcurrent,
    });
    await retryLocked(async () => {
      const { error } = await migrator.migrateToLatest();
      if (error) throw error;
    });
  }
}

/** All names up to the end of each sequence that runs in one transaction, or outside of one. */
function groupsOf(migrations: Migrations): { names: string[]; isConcurrent: boolean }[] {
  const names = Object.keys(migrations).sort();
  const isConcurrent = (index: number) => migrations[names[index] ?? '']?.isConcurrent ?? false;
  return names.flatMap((_, index) =>
    index === names.length - 1 || isConcurrent(index) !== isConcurrent(index + 1)
      ? [{ names: names.slice(0, index + 1), isConcurrent: isConcurrent(index) }]
      : [],
  );
}

/** Migrations that were applied after these: of this version's next groups, or of a newer version. */
async function newerThan<Schema>(
  db: Kysely<Schema>,
  schema: string,
  names: readonly string[],
): Promise<Migrations> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(`${schema}.kysely_migration`)}`.execute(db);
  const newer = rows.filter(({ name }) => name > (names.at(-1) ?? ''));
  return Object.fromEntries(newer.map(({ name }) => [name, { up: async () => undefined }]));
}

/** A migration of a large table may take long, but not while it holds up others. */
function withTimeouts(migration: SchemaMigration | undefined): SchemaMigration {
  return {
    async up(db) {
      const scope = sql.raw(migration?.isConcurrent ? '' : 'local');
      const lockTimeout = sql.lit(migration?.isConcurrent ? 0 : LOCK_TIMEOUT_MS);
      await sql`set ${scope} statement_timeout = 0`.execute(db);
      await sql`set ${scope} lock_timeout = ${lockTimeout}`.execute(db);
      await migration?.up(db);
      if (migration?.isConcurrent) await sql`reset statement_timeout; reset lock_timeout`.execute(db);
    },
  };
}

/**
 * A migration that is interrupted is rolled back or repeatable, so all of it is tried again. A process that ended instead
 * would be started again later and later by its orchestrator, also when the database works again.
 */
async function retryDuringOutage(work: () => Promise<void>, log: Logger): Promise<void> {
  const begun = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || performance.now() - begun > OUTAGE_MS) throw error;
      log.warn({ err: error }, 'start waits for the database');
      await pause(PAUSE_MS);
    }
  }
}

async function retryLocked(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (codeOf(error) !== '55P03' || attempt === ATTEMPTS) throw error;
      await pause(PAUSE_MS);
    }
  }
}

/**
 * Creates an index while the table is written; for migrations that are `isConcurrent`. An attempt that was interrupted
 * leaves an invalid index, which is replaced.
 * @param definition what follows the name, such as `on messages (owner_id)`.
 */
export async function createIndexConcurrently<Schema>(
  db: Kysely<Schema>,
  name: string,
  definition: string,
): Promise<void> {
  await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db);
  await sql`create index concurrently ${sql.id(name)} ${sql.raw(definition)}`.execute(db);
}

/** Whether all migrations are applied. At most starts they are, and Kysely would take a dozen statements to find out. */
async function isMigrated<Schema>(
  db: Kysely<Schema>,
  schema: string,
  migrations: Migrations,
): Promise<boolean> {
  const table = `${schema}.kysely_migration`;
  const { rows } = await sql<{ exists: boolean }>`select to_regclass(${table}) is not null as exists`.execute(
    db,
  );
  if (!rows[0]?.exists) return false;
  const applied = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db);
  const names = new Set(applied.rows.map(({ name }) => name));
  return Object.keys(migrations).every((name) => names.has(name));
}

/**
 * Enables row-level security for a table, also for the service's own role: a row is visible to its owner (`asOwner`)
 * and to background work (`asSystem`) only.
 */
export async function protectRows<Schema>(
  db: Kysely<Schema>,
  table: string,
  ownerColumn: string,
): Promise<void> {
  const owner = sql`nullif(current_setting('app.owner', true), '')::uuid`;
  await sql`alter table ${sql.table(table)} enable row level security`.execute(db);
  await sql`alter table ${sql.table(table)} force row level security`.execute(db);
  await sql`create policy owner_only on ${sql.table(table)}
    using (${sql.ref(ownerColumn)} = ${owner} or current_setting('app.system', true) = 'on')`.execute(db);
}
