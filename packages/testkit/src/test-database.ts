import { randomBytes } from 'node:crypto';
import { roleOf, SCHEMAS, type SchemaName, serviceUrl } from '@app/launcher';
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

/**
 * Creates a database with the roles and schemas of production and no tables: a test migrates what it needs. Call it
 * in `beforeAll`, and `drop` in `afterAll`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, template, passwords } = inject('testPostgres');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const own = new URL(adminUrl);
  own.pathname = `/${name}`;
  const url = (schema: SchemaName) => serviceUrl(own.href, schema, passwords[schema]);
  await asAdmin(adminUrl, async (client) => {
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
    // Privileges on the database itself are not copied from the template.
    await client.query(`REVOKE ALL ON DATABASE ${name} FROM PUBLIC`);
    await client.query(`GRANT CONNECT ON DATABASE ${name} TO ${SCHEMAS.map(roleOf).join(', ')}`);
  });
  return {
    name,
    adminUrl: own.href,
    urls: { auth: url('auth'), chat: url('chat'), billing: url('billing'), notify: url('notify') },
    drop: () => asAdmin(adminUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  };
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
