import pg from 'pg';
import type { TestDatabase } from './test-database.ts';

/**
 * Begins a failover: all connections of services are ended, and new ones can only read, as on a server that is no longer
 * the primary.
 * @returns a function that ends it. Connections that were opened meanwhile can still only read.
 */
export async function failOver({
  adminUrl,
  name,
}: Pick<TestDatabase, 'adminUrl' | 'name'>): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: adminUrl });
  // A test that fails drops its database meanwhile.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = $1 AND pid <> pg_backend_pid() AND usename LIKE 'svc_%'`,
    [name],
  );
  return async () => {
    // The connection was opened before the failover, and can write.
    await client.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
    await client.end();
  };
}
