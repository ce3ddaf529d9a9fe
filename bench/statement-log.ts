import { closeSync, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import type { TestProduct } from '@app/testkit';
import pg from 'pg';

/** A line with which a statement begins; the prefix is set below. */
const STATEMENT = /^svc_(\w+)\|LOG: {2}(?:statement|execute)/gm;

/** PostgreSQL's own log of the statements of the services, BEGIN and COMMIT included. */
export interface StatementLog {
  /** The file, to which PostgreSQL appends each statement before it executes it. */
  readonly file: string;
  /** The end of the log now. */
  end(): number;
  /** Counts the statements between two ends of the log, of all services or of one. */
  count(from: number, to: number, service?: string): number;
}

/** Makes PostgreSQL log every statement of a product, which slows it down. */
export async function logStatements({ databaseUrl, dataDir }: TestProduct): Promise<StatementLog> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("ALTER SYSTEM SET log_line_prefix = '%u|'");
  await client.query("ALTER SYSTEM SET log_statement = 'all'");
  await client.query('SELECT pg_reload_conf()');
  await client.end();
  const file = path.join(dataDir, 'postgres.log');
  return {
    file,
    end: () => statSync(file).size,
    count: (from, to, service) =>
      [...readPart(file, from, to).matchAll(STATEMENT)].filter(([, name]) => !service || name === service)
        .length,
  };
}

function readPart(file: string, from: number, to: number): string {
  const part = Buffer.alloc(to - from);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, part, 0, part.length, from);
  closeSync(descriptor);
  return part.toString();
}
