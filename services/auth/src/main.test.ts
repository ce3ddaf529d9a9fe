import { fork } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { authEndpoints } from '@app/contracts';
import {
  createDatabase,
  createEventTables,
  type EventTables,
  say,
  silentLog,
  startRelay,
} from '@app/service-kit';
import { createTestDatabase, until } from '@app/testkit';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod';
import { SERVICE_TOKEN, somebody } from './testing/auth-under-test.ts';

const database = await createTestDatabase();
const admin = createDatabase<unknown>({ url: database.adminUrl, log: silentLog, max: 1 });
afterAll(async () => {
  await admin.destroy();
  await database.drop();
});

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const env = {
  PATH: process.env.PATH,
  LOG_LEVEL: 'warn',
  DATABASE_URL: database.urls.auth,
  AUTH_URL: 'http://127.0.0.1:1',
  CHAT_URL: 'http://127.0.0.1:1',
  BILLING_URL: 'http://127.0.0.1:1',
  NOTIFY_URL: 'http://127.0.0.1:1',
  PUBLIC_URL: 'http://localhost:3000',
  SERVICE_TOKEN,
  AUTH_SECRET: randomBytes(32).toString('base64'),
  ACCESS_TOKEN_PUBLIC_KEY: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  ACCESS_TOKEN_PRIVATE_KEY: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
};

const start = (script: 'main.ts' | 'worker.ts' = 'main.ts', settings: Record<string, string> = {}) => {
  const child = fork(path.join(import.meta.dirname, script), {
    env: { ...env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exit = once(child, 'exit');
  const ready = once(child, 'message').then(([message]) => {
    const { port } = z.object({ ready: z.literal(true), port: z.number().optional() }).parse(message);
    return `http://127.0.0.1:${port}`;
  });
  return { child, exit, ready };
};

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

test('[AUT-3] [AUT-13] [ACC-3] two replicas start at once on an empty schema, share everything, send mails on, hear of erasures, and stop cleanly', async () => {
  const [one, two] = [start(), start()];
  const [here, there] = await Promise.all([one.ready, two.ready]);
  expect((await fetch(`${here}/readyz`)).status).toBe(200);

  const ada = somebody();
  const signedUp = await post(`${here}/auth/signup`, ada);
  const { data } = authEndpoints.signup.answer.parse(await signedUp.json());
  const cookie = signedUp.headers.getSetCookie()[0] ?? '';
  expect(cookie).toMatch(/^refresh=[^;]+; Max-Age=2592000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/);

  const bearer = { authorization: `Bearer ${data?.session.access_token}` };
  expect((await fetch(`${there}/user/sessions`, { headers: bearer })).status).toBe(200);
  const refreshed = await post(`${there}/auth/refresh`, {}, { cookie: cookie.split(';')[0] ?? '' });
  expect(refreshed.status).toBe(200);
  expect((await fetch(`${there}/auth/logout`, { method: 'POST', headers: bearer })).status).toBe(204);
  expect((await fetch(`${here}/user/sessions`, { headers: bearer })).status).toBe(401);

  await until(async () => {
    const { rows } = await sql<{ topic: string }>`select data ->> 'topic' as topic from jobs.job`.execute(
      admin,
    );
    return rows.some(({ topic }) => topic === 'mail.requested');
  });

  // The others' answers to a deletion come in over the queue, and the receipt is asked for.
  const again = authEndpoints.signup.answer.parse(
    await (await post(`${here}/auth/signup`, somebody())).json(),
  );
  const bearerOfAgain = { authorization: `Bearer ${again.data?.session.access_token}` };
  const gone = await fetch(`${there}/user/account`, { method: 'DELETE', headers: bearerOfAgain });
  expect(gone.status).toBe(204);
  expect(gone.headers.getSetCookie()[0]).toMatch(/^refresh=; .*Path=\/api\/auth;/);
  const neighbours = createDatabase<EventTables>({ url: database.urls.chat, log: silentLog, max: 1 });
  await createEventTables(neighbours);
  const relay = startRelay({ db: neighbours, queues: { databaseUrl: database.urls.chat }, log: silentLog });
  const userId = again.data?.user.id ?? '';
  const erasedAt = new Date().toISOString();
  await neighbours.transaction().execute(async (trx) => {
    for (const by of ['chat', 'billing', 'notify'] as const)
      await say(trx, 'user.erased', { userId, by, erasedAt });
  });
  relay.wake();
  await until(
    async () => {
      const { rows } = await sql`select 1 from auth.erasures e join auth.outbox o
        on o.payload ->> 'mailId' = e.mail_id::text where e.user_id = ${userId}`.execute(admin);
      return rows.length === 1;
    },
    { timeout: 15_000 },
  );
  await relay.stop();
  await neighbours.destroy();

  one.child.disconnect();
  two.child.kill('SIGTERM');
  expect((await one.exit)[0]).toBe(0);
  expect((await two.exit)[0]).toBe(0);
});

test('a server that only serves leaves its mails to a worker, which carries them alone', async () => {
  const server = start('main.ts', { WORKER: 'false' });
  const signedUp = await post(`${await server.ready}/auth/signup`, somebody());
  expect(signedUp.status).toBe(200);
  const waiting = async () =>
    (await sql`select 1 from auth.outbox where topic = 'mail.requested' and attempts = 0`.execute(admin)).rows
      .length;
  expect(await waiting()).toBe(1);

  const worker = start('worker.ts');
  await worker.ready;
  await until(async () => (await waiting()) === 0);
  for (const { child, exit } of [worker, server]) {
    child.kill('SIGTERM');
    expect((await exit)[0]).toBe(0);
  }
});
