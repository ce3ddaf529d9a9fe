import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function as(url: string, ...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

test('[PUR-7] a service works in its own schema and cannot read others', async () => {
  await as(database.urls.auth, 'CREATE TABLE secret (id int)', 'INSERT INTO secret VALUES (1)');
  expect(await as(database.urls.auth, 'SELECT id FROM auth.secret')).toEqual([{ id: 1 }]);
  await expect(as(database.urls.chat, 'SELECT id FROM auth.secret')).rejects.toThrow(
    'permission denied for schema auth',
  );
  await expect(as(database.urls.chat, 'CREATE TABLE public.stray (id int)')).rejects.toThrow(
    'permission denied',
  );
  await expect(as(database.urls.chat, 'CREATE TABLE jobs.stray (id int)')).rejects.toThrow(
    'permission denied',
  );
  await expect(as(database.urls.chat, 'CREATE DATABASE stray')).rejects.toThrow('permission denied');
});

test('every service may use the queues', async () => {
  for (const url of Object.values(database.urls))
    expect(await as(url, 'SELECT count(*)::int AS jobs FROM jobs.job')).toEqual([{ jobs: 0 }]);
});
