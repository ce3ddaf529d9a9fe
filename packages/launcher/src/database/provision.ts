import { createRequire } from 'node:module';
import pg from 'pg';
import { StartFailure } from '../failure.ts';

/** The services that keep data: each has a schema of its name and a role that can see no other service's. */
export const SCHEMAS = ['auth', 'chat', 'billing', 'notify'] as const;
export type SchemaName = (typeof SCHEMAS)[number];

/**
 * Further schemas of a service's role. The keys that conversations are sealed with lie apart from the conversations, so
 * that a backup of the one can be kept without the other (decision 0020).
 */
const BESIDES: Partial<Record<SchemaName, readonly string[]>> = { chat: ['chat_keys'] };

/** Where BullMQ keeps its jobs when there is no Redis. All services may use it: payloads are ids only. */
const JOBS_SCHEMA = 'jobs';

export type Passwords = Record<SchemaName, string>;

/** The role a service signs in as. */
export function roleOf(schema: SchemaName): string {
  return `svc_${schema}`;
}

/** The address under which a service reaches the database of `adminUrl` as its own role. */
export function serviceUrl(adminUrl: string, schema: SchemaName, password: string): string {
  const url = new URL(adminUrl);
  url.username = roleOf(schema);
  url.password = encodeURIComponent(password);
  return url.href;
}

/**
 * Makes the database of `adminUrl` ready for the services: their roles with these passwords, their schemas, the
 * schema of the queues, and nothing for anybody else. Safe to repeat and to run twice at once.
 * The admin must be a superuser, or own the database and may create roles.
 * Tables are not made here: every service migrates its own schema when it starts.
 * @throws StartFailure when the database cannot be reached or refuses.
 */
export async function provision(adminUrl: string, passwords: Passwords): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'provision' });
  await connect(client);
  try {
    // Held until this connection ends.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', ['app:provision']);
    await client.query('BEGIN');
    await closeToEverybody(client);
    for (const schema of SCHEMAS) await openTo(client, schema, passwords[schema]);
    await client.query('COMMIT');
    await openJobs(client);
  } catch (error) {
    throw new StartFailure(
      `The database could not be prepared: ${error instanceof Error ? error.message : error}`,
    );
  } finally {
    await client.end();
  }
}

/** Creates a database unless there is one of that name. */
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

/** PostgreSQL lets everybody connect and use `public` unless told otherwise. */
async function closeToEverybody(client: pg.Client): Promise<void> {
  const database = await client.query<{ name: string }>('SELECT quote_ident(current_database()) AS name');
  await client.query(`REVOKE ALL ON DATABASE ${database.rows[0]?.name} FROM PUBLIC`);
  await client.query('REVOKE ALL ON SCHEMA public FROM PUBLIC');
}

async function openTo(client: pg.Client, schema: SchemaName, password: string): Promise<void> {
  const role = roleOf(schema);
  const known = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  await client.query(
    `${known.rowCount === 0 ? 'CREATE' : 'ALTER'} ROLE ${role} LOGIN PASSWORD ${client.escapeLiteral(password)}`,
  );
  const database = await client.query<{ name: string }>('SELECT quote_ident(current_database()) AS name');
  await client.query(`GRANT CONNECT ON DATABASE ${database.rows[0]?.name} TO ${role}`);
  // On the role itself, not "in database": a database made from a template keeps it.
  await client.query(`ALTER ROLE ${role} SET search_path = ${schema}`);
  // Who is not a superuser may give a schema to a role only as its member.
  const admin = await client.query<{ super: boolean }>(
    'SELECT rolsuper AS super FROM pg_roles WHERE rolname = current_user',
  );
  if (!admin.rows[0]?.super) await client.query(`GRANT ${role} TO CURRENT_USER WITH INHERIT FALSE, SET TRUE`);
  for (const name of [schema, ...(BESIDES[schema] ?? [])])
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${name} AUTHORIZATION ${role}`);
}

/**
 * Brings the queues' schema up to this BullMQ's version. Which one it has been brought to is the schema's comment, so that
 * BullMQ, which takes as long to load as all the rest, is loaded only for a change.
 */
async function openJobs(client: pg.Client): Promise<void> {
  const { version } = createRequire(import.meta.url)('bullmq/package.json');
  const mark = `BullMQ ${version} for ${SCHEMAS.join(', ')}`;
  const known = await client.query<{ mark: string }>(
    "SELECT obj_description(oid, 'pg_namespace') AS mark FROM pg_namespace WHERE nspname = $1",
    [JOBS_SCHEMA],
  );
  if (known.rows[0]?.mark === mark) return;
  const { runMigrations } = await import('bullmq');
  await runMigrations(client, JOBS_SCHEMA);
  await client.query(grantJobs());
  await client.query(`COMMENT ON SCHEMA ${JOBS_SCHEMA} IS ${client.escapeLiteral(mark)}`);
}

/**
 * Enough to add jobs and to work on them. Automatic job ids would need a sequence per queue, made by whoever
 * comes first: jobs always carry an id of their own instead.
 */
function grantJobs(): string {
  const roles = SCHEMAS.map(roleOf).join(', ');
  return `
    GRANT USAGE ON SCHEMA ${JOBS_SCHEMA} TO ${roles};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${JOBS_SCHEMA} TO ${roles};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${JOBS_SCHEMA} TO ${roles};
    GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${JOBS_SCHEMA} TO ${roles};`;
}
