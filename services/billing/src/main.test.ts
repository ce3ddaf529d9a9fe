import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createDatabase, silentLog } from '@app/service-kit';
import { createTestDatabase, type TestDatabase } from '@app/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('billing starts with its schema, is healthy and ready, and stops within its time', async () => {
  const child = fork(new URL('./main.ts', import.meta.url), {
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database.urls.billing,
      AUTH_URL: 'http://127.0.0.1:9',
      SERVICE_TOKEN: 'a-service-token-of-more-than-32-characters',
      ACCESS_TOKEN_PUBLIC_KEY: 'a-key-that-nobody-asks-this-service-to-use-yet',
      LOG_LEVEL: 'silent',
    },
  });
  const ended = once(child, 'exit');
  const [message] = await Promise.race([once(child, 'message'), ended]);
  const { port } = z.object({ ready: z.literal(true), port: z.number() }).parse(message);

  for (const path of ['/healthz', '/readyz'])
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status, path).toBe(200);
  const db = createDatabase({ url: database.urls.billing, log: silentLog });
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'billing'`.execute(db);
  await db.destroy();
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['inbox', 'outbox']));

  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}, 60_000);
