import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

/**
 * Migrations by name, run in the order of their names (`0001_…`). Forward only: expand first, contract in a later
 * release.
 */
export type Migrations = Readonly<Record<string, Migration>>;

/**
 * Migrates the service's schema to its latest version, under Kysely's lock, so that replicas may start together. A
 * schema that a newer version has migrated further is left unchanged, so that a replica of the previous version can
 * still start.
 * @throws the error of the first migration that fails; migrations before it stay applied.
 */
export async function migrate<Schema>(
  db: Kysely<Schema>,
  schema: string,
  migrations: Migrations,
): Promise<void> {
  if (await isMigrated(db, schema, migrations)) return;
  const newerThan = async (known: Migrations): Promise<Migrations> => {
    const last = Object.keys(known).sort().at(-1) ?? '';
    const { rows } = await sql<{ name: string }>`
      select name from ${sql.table(`${schema}.kysely_migration`)}`.execute(db);
    const newer = rows.filter(({ name }) => name > last);
    return Object.fromEntries(newer.map(({ name }) => [name, { up: async () => undefined }]));
  };
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations, ...(await newerThan(migrations)) }) },
    migrationTableSchema: schema,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
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
