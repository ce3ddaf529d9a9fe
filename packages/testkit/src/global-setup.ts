import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type EmbeddedPostgres, provision, SCHEMAS, startEmbeddedPostgres } from '@app/launcher';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import type { TestPostgres } from './postgres-context.ts';

/** The data of a test run need not survive a power failure. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '500',
  max_wal_size: '256MB',
};

/** Free space that the databases of a run need with a wide margin; bytes. */
const ROOM = 2 * 1024 ** 3;

/**
 * Provides one PostgreSQL for the whole run (embedded, or that of DATABASE_URL) with a template database that has the
 * roles and schemas of production. `createTestDatabase` copies the template for each test file.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.DATABASE_URL ? undefined : await startTemporary();
  const adminUrl = process.env.DATABASE_URL ?? server?.postgres.url() ?? '';
  // Roles are shared by the whole server, which DATABASE_URL may share with other runs, so their passwords are
  // constant, and as long as the program of the image requires.
  const password = 'only-for-the-tests';
  const context: TestPostgres = {
    adminUrl,
    template: `test_template_${process.pid}`,
    passwords: { auth: password, chat: password, billing: password, notify: password },
  };
  await createTemplate(context);
  project.provide('testPostgres', context);
  return async () => {
    if (server) await server.stop();
    else await dropTemplates(context);
  };
}

async function startTemporary(): Promise<{ postgres: EmbeddedPostgres; stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(chooseParent(), 'test-postgres-'));
  // Root starts PostgreSQL as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'data'),
    password: 'only-for-tests',
    settings: FAST,
    temporary: true,
  });
  return {
    postgres,
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The memory of Linux if it has room: a database, which is hundreds of files, is copied there in 15 ms, not in 300. */
function chooseParent(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (bavail * bsize >= ROOM) return '/dev/shm';
  } catch {
    // Only Linux has this folder.
  }
  return os.tmpdir();
}

async function createTemplate({ adminUrl, template, passwords }: TestPostgres): Promise<void> {
  await asAdmin(adminUrl, `CREATE DATABASE ${template}`);
  const url = new URL(adminUrl);
  url.pathname = `/${template}`;
  await provision(url.href, passwords);
  // A template without connections can be copied without waiting.
  await asAdmin(adminUrl, `ALTER DATABASE ${template} WITH is_template true allow_connections false`);
}

/** Drops the template and the copies of it that have the tables of a service. */
async function dropTemplates({ adminUrl, template }: TestPostgres): Promise<void> {
  const names = [template, ...SCHEMAS.map((schema) => `${template}_${schema}`)];
  const existing = await asAdmin(
    adminUrl,
    `SELECT datname FROM pg_database WHERE datname IN ('${names.join("','")}')`,
  );
  for (const { datname } of existing) {
    await asAdmin(adminUrl, `ALTER DATABASE ${datname} WITH is_template false`);
    await asAdmin(adminUrl, `DROP DATABASE ${datname}`);
  }
}

async function asAdmin(adminUrl: string, statement: string): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return (await client.query<{ datname: string }>(statement)).rows;
  } finally {
    await client.end();
  }
}
