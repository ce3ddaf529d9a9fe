import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { provision } from '@app/launcher';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const { passwords } = inject('testPostgres');

test('provisioning can be repeated and run concurrently, and keeps existing data', async () => {
  const auth = new pg.Client({ connectionString: database.urls.auth });
  await auth.connect();
  await auth.query('CREATE TABLE kept AS SELECT 7 AS number');
  await Promise.all([1, 2, 3].map(() => provision(database.adminUrl, passwords)));
  expect((await auth.query('SELECT number FROM kept')).rows).toEqual([{ number: 7 }]);
  await auth.end();
});

test('an admin who is not a superuser can provision their own database', async () => {
  const admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
  const role = `${database.name}_admin`;
  await admin.query(`CREATE ROLE ${role} LOGIN CREATEROLE PASSWORD 'only-for-tests'`);
  await admin.query(`CREATE DATABASE ${role} OWNER ${role}`);
  for (const name of ['auth', 'chat', 'billing', 'notify'])
    await admin.query(`GRANT svc_${name} TO ${role} WITH ADMIN OPTION`);
  const url = new URL(database.adminUrl);
  url.username = role;
  url.password = 'only-for-tests';
  url.pathname = `/${role}`;
  try {
    await provision(url.href, passwords);
    url.username = 'svc_chat';
    url.password = passwords.chat;
    const chat = new pg.Client({ connectionString: url.href });
    await chat.connect();
    await chat.query('CREATE TABLE mine (id int)');
    expect((await chat.query('SELECT count(*)::int AS jobs FROM jobs.job')).rows).toEqual([{ jobs: 0 }]);
    await chat.end();
  } finally {
    await admin.query(`DROP DATABASE IF EXISTS ${role} WITH (FORCE)`);
    await admin.query(`DROP OWNED BY ${role}`);
    await admin.query(`DROP ROLE ${role}`);
    await admin.end();
  }
});

test('an unreachable database is reported in a sentence', async () => {
  await expect(provision('postgres://nobody:secret@127.0.0.1:1/app', passwords)).rejects.toThrow(
    /^No database answers at 127\.0\.0\.1:1\/app: /,
  );
});

test('the program of the image prepares a database where there are no packages', async () => {
  const launcher = path.resolve(import.meta.dirname, '../../launcher');
  const bundling = path.resolve(launcher, '../../scripts/bundle-process.ts');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'image-'));
  const run = (script: string, cwd: string, env: Record<string, string | undefined> = {}) =>
    spawnSync(process.execPath, [script], { cwd, env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' });
  const admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
  try {
    expect(run(bundling, launcher)).toMatchObject({ status: 0, stderr: '' });
    cpSync(path.join(launcher, 'dist'), folder, { recursive: true });
    await admin.query('DROP SCHEMA jobs CASCADE');
    const prepared = run(path.join(folder, 'process/provision.main.js'), folder, {
      DATABASE_URL: database.adminUrl,
      ...Object.fromEntries(
        Object.entries(passwords).map(([name, value]) => [`DATABASE_PASSWORD_${name.toUpperCase()}`, value]),
      ),
    });
    expect(prepared).toMatchObject({ status: 0, stderr: '' });
    expect((await admin.query('SELECT count(*)::int AS jobs FROM jobs.job')).rows).toEqual([{ jobs: 0 }]);
  } finally {
    await admin.end();
    rmSync(folder, { recursive: true });
  }
});
