import { randomBytes } from 'node:crypto';
import { roleOf, SCHEMAS, type SchemaName, serviceUrl } from '@app/launcher';
import { createDatabase, type Migrations, migrate, silentLog } from '@app/service-kit';
import pg from 'pg';
import { inject } from 'vitest';
import './postgres-context.ts';

/** A database for one test file. */
export interface TestDatabase {
  name: string;
  /** The URL of the admin, to inspect what services cannot see. */
  adminUrl: string;
  /** The URL of each service with its own role. */
  urls: Record<SchemaName, string>;
  drop(): Promise<void>;
}

/** A service whose tables a test needs. */
interface MigratedService {
  schema: SchemaName;
  migrations: Migrations;
}

/**
 * Creates a database with the roles and schemas of production, and with the tables of a service if one is given. Call it
 * in `beforeAll`, and `drop` in `afterAll`.
 */
export async function createTestDatabase(service?: MigratedService): Promise<TestDatabase> {
  const { adminUrl, template } = inject('testPostgres');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin(adminUrl, async (client) => {
    await copyDatabase(client, service ? await migrateTemplate(client, service) : template, name);
  });
  const url = (schema: SchemaName) => urlOf(name, schema);
  return {
    name,
    adminUrl: urlOf(name),
    urls: { auth: url('auth'), chat: url('chat'), billing: url('billing'), notify: url('notify') },
    drop: () => asAdmin(adminUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  };
}

/**
 * The template with the tables of a service. The first test file that needs it creates it, under a lock that the end of
 * the connection releases; copying it takes a tenth of the time of all migrations.
 */
async function migrateTemplate(client: pg.Client, { schema, migrations }: MigratedService): Promise<string> {
  const { template } = inject('testPostgres');
  const name = `${template}_${schema}`;
  await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
  const { rows } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate', [
    name,
  ]);
  if (rows.length > 0) return name;
  // An earlier file may have failed to migrate it.
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await copyDatabase(client, template, name);
  const db = createDatabase<unknown>({ url: urlOf(name, schema), log: silentLog });
  await migrate(db, schema, migrations).finally(() => db.destroy());
  await client.query(`ALTER DATABASE ${name} WITH is_template true`);
  return name;
}

async function copyDatabase(client: pg.Client, from: string, name: string): Promise<void> {
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${from} STRATEGY file_copy`);
  // Privileges on the database itself are not copied from the template.
  await client.query(`REVOKE ALL ON DATABASE ${name} FROM PUBLIC`);
  await client.query(`GRANT CONNECT ON DATABASE ${name} TO ${SCHEMAS.map(roleOf).join(', ')}`);
}

/** The URL of a database, for the admin or for a service with its own role. */
function urlOf(database: string, schema?: SchemaName): string {
  const { adminUrl, passwords } = inject('testPostgres');
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return schema ? serviceUrl(url.href, schema, passwords[schema]) : url.href;
}

async function asAdmin(adminUrl: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
