import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

/** Name → migration, in order of the names (`0001_…`). Forward only: expand, then contract. */
export type Migrations = Readonly<Record<string, Migration>>;

/**
 * Brings the service's schema up to date, under Kysely's own lock, so that replicas may start together. One that a newer
 * version has brought further is left as it is: a replica of the version before may start again beside it.
 * @throws the first migration's error; what ran before it stays.
 */
export async function migrate<Schema>(
  db: Kysely<Schema>,
  schema: string,
  migrations: Migrations,
): Promise<void> {
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

/**
 * Turns row-level security on for a table, for the service's own role as well: a row is seen by its owner
 * (`asOwner`) and by the service itself (`asSystem`), by nobody else (rule 3).
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
