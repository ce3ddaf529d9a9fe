// Imported, so that it is part of the bundle in the image, where there are no packages.
import bullmq from 'bullmq/package.json' with { type: 'json' };
import pg from 'pg';
import { StartFailure } from '../failure.ts';

/**
 * The services with a database schema. Each has a schema of its own name and a role that cannot access the others.
 */
export const SCHEMAS = ['auth', 'chat', 'billing', 'notify'] as const;
export type SchemaName = (typeof SCHEMAS)[number];

/**
 * Further schemas of a role. The data keys of conversations are stored in a separate schema, so that a backup can
 * include the conversations without the keys (decision 0020).
 */
const EXTRA_SCHEMAS: Partial<Record<SchemaName, readonly string[]>> = { chat: ['chat_keys'] };

/** The schema of the BullMQ jobs when there is no Redis. All services may access it: payloads contain ids only. */
const JOBS_SCHEMA = 'jobs';

/** No stuck request holds a lock for longer. */
const TIMEOUTS = { statement_timeout: '10s', idle_in_transaction_session_timeout: '15s' } as const;

export type Passwords = Record<SchemaName, string>;

/** The database role of a service. */
export function roleOf(schema: SchemaName): string {
  return `svc_${schema}`;
}

/** The URL under which a service connects to the database of `adminUrl` with its own role. */
export function serviceUrl(adminUrl: string, schema: SchemaName, password: string): string {
  const url = new URL(adminUrl);
  url.username = roleOf(schema);
  url.password = encodeURIComponent(password);
  return url.href;
}

/**
 * Provisions the database of `adminUrl`: the roles of the services with these passwords, their schemas and the schema
 * of the queues; all other access is revoked. Idempotent, and safe to run concurrently. The admin must be a
 * superuser, or own the database and be allowed to create roles. Tables are not created here: every service migrates
 * its own schema when it starts.
 * @throws StartFailure when the database cannot be reached or refuses a statement.
 */
export async function provision(adminUrl: string, passwords: Passwords): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'provision' });
  await connect(client);
  try {
    // The lock is held until the connection is closed.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', ['app:provision']);
    await client.query('BEGIN');
    await revokePublicAccess(client);
    for (const schema of SCHEMAS) await provisionService(client, schema, passwords[schema]);
    await client.query('COMMIT');
    await migrateJobsSchema(client);
  } catch (error) {
    throw new StartFailure(
      `The database could not be prepared: ${error instanceof Error ? error.message : error}`,
    );
  } finally {
    await client.end();
  }
}

/** Creates a database unless it exists. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await connect(client);
  try {
    const known = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (known.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

async function connect(client: pg.Client): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    const where = `${client.host}:${client.port}/${client.database}`;
    throw new StartFailure(
      `No database answers at ${where}: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** By default, PostgreSQL lets every role connect and use the schema `public`. */
async function revokePublicAccess(client: pg.Client): Promise<void> {
  const database = await client.query<{ name: string }>('SELECT quote_ident(current_database()) AS name');
  await client.query(`REVOKE ALL ON DATABASE ${database.rows[0]?.name} FROM PUBLIC`);
  await client.query('REVOKE ALL ON SCHEMA public FROM PUBLIC');
}

async function provisionService(client: pg.Client, schema: SchemaName, password: string): Promise<void> {
  const role = roleOf(schema);
  const known = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  await client.query(
    `${known.rowCount === 0 ? 'CREATE' : 'ALTER'} ROLE ${role} LOGIN PASSWORD ${client.escapeLiteral(password)}`,
  );
  const database = await client.query<{ name: string }>('SELECT quote_ident(current_database()) AS name');
  await client.query(`GRANT CONNECT ON DATABASE ${database.rows[0]?.name} TO ${role}`);
  // Set on the role, not "in database", so that it also applies to databases created from a template.
  await client.query(`ALTER ROLE ${role} SET search_path = ${schema}`);
  // Set on the role, because a pooler accepts no settings from a connection.
  for (const [name, value] of Object.entries(TIMEOUTS))
    await client.query(`ALTER ROLE ${role} SET ${name} = '${value}'`);
  // An admin who is not a superuser must be a member of a role to create a schema for it.
  const admin = await client.query<{ super: boolean }>(
    'SELECT rolsuper AS super FROM pg_roles WHERE rolname = current_user',
  );
  if (!admin.rows[0]?.super) await client.query(`GRANT ${role} TO CURRENT_USER WITH INHERIT FALSE, SET TRUE`);
  for (const name of [schema, ...(EXTRA_SCHEMAS[schema] ?? [])])
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${name} AUTHORIZATION ${role}`);
}

/**
 * Migrates the schema of the queues to the installed version of BullMQ. The version is stored as the comment of the
 * schema, so that BullMQ, which is slow to load, is only loaded for a migration.
 */
async function migrateJobsSchema(client: pg.Client): Promise<void> {
  const label = `BullMQ ${bullmq.version} for ${SCHEMAS.join(', ')}`;
  const known = await client.query<{ label: string }>(
    "SELECT obj_description(oid, 'pg_namespace') AS label FROM pg_namespace WHERE nspname = $1",
    [JOBS_SCHEMA],
  );
  if (known.rows[0]?.label === label) return;
  const { runMigrations } = await import('bullmq');
  await runMigrations(client, JOBS_SCHEMA);
  await client.query(jobsGrants());
  await client.query(`COMMENT ON SCHEMA ${JOBS_SCHEMA} IS ${client.escapeLiteral(label)}`);
}

/**
 * The privileges needed to add and process jobs. Automatic job ids would need a sequence per queue, created by
 * whichever service comes first, so jobs always have explicit ids.
 */
function jobsGrants(): string {
  const roles = SCHEMAS.map(roleOf).join(', ');
  return `
    GRANT USAGE ON SCHEMA ${JOBS_SCHEMA} TO ${roles};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${JOBS_SCHEMA} TO ${roles};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${JOBS_SCHEMA} TO ${roles};
    GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${JOBS_SCHEMA} TO ${roles};`;
}
