import { fork } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { authEndpoints } from '@app/contracts';
import {
  createDatabase,
  createEventTables,
  type EventTables,
  publishEvent,
  silentLog,
  startRelay,
} from '@app/service-kit';
import { createTestDatabase, QUICK_START, serviceCredentials, testIdentity, until } from '@app/testkit';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod';
import { somebody } from './testing/start-auth.ts';

const database = await createTestDatabase();
const admin = createDatabase<unknown>({ url: database.adminUrl, log: silentLog, max: 1 });
afterAll(async () => {
  await admin.destroy();
  await database.drop();
});

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const env = {
  PATH: process.env.PATH,
  ...QUICK_START,
  LOG_LEVEL: 'warn',
  DATABASE_URL: database.urls.auth,
  AUTH_URL: 'http://127.0.0.1:1',
  CHAT_URL: 'http://127.0.0.1:1',
  BILLING_URL: 'http://127.0.0.1:1',
  NOTIFY_URL: 'http://127.0.0.1:1',
  PUBLIC_URL: 'http://localhost:3000',
  ...serviceCredentials('auth'),
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

test('[AUT-3] [AUT-13] [ACC-3] two replicas start at once on an empty schema, share all state, request mails, complete erasures and stop cleanly', async () => {
  const [first, second] = [start(), start()];
  const [firstUrl, secondUrl] = await Promise.all([first.ready, second.ready]);
  expect((await fetch(`${firstUrl}/readyz`)).status).toBe(200);

  const ada = somebody();
  const signedUp = await post(`${firstUrl}/auth/signup`, ada);
  const { data } = authEndpoints.signup.answer.parse(await signedUp.json());
  const cookie = signedUp.headers.getSetCookie()[0] ?? '';
  expect(cookie).toMatch(/^refresh=[^;]+; Max-Age=2592000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/);

  const bearer = { authorization: `Bearer ${data?.session.access_token}` };
  expect((await fetch(`${secondUrl}/user/sessions`, { headers: bearer })).status).toBe(200);
  const refreshed = await post(`${secondUrl}/auth/refresh`, {}, { cookie: cookie.split(';')[0] ?? '' });
  expect(refreshed.status).toBe(200);
  expect((await fetch(`${secondUrl}/auth/logout`, { method: 'POST', headers: bearer })).status).toBe(204);
  expect((await fetch(`${firstUrl}/user/sessions`, { headers: bearer })).status).toBe(401);

  await until(async () => {
    const { rows } = await sql<{ topic: string }>`select name as topic from jobs.job`.execute(admin);
    return rows.some(({ topic }) => topic === 'mail.requested');
  });

  // The other services report their erasures through the queue, and then the receipt is requested.
  const secondPerson = authEndpoints.signup.answer.parse(
    await (await post(`${firstUrl}/auth/signup`, somebody())).json(),
  );
  const secondBearer = { authorization: `Bearer ${secondPerson.data?.session.access_token}` };
  const deletion = await fetch(`${secondUrl}/user/account`, { method: 'DELETE', headers: secondBearer });
  expect(deletion.status).toBe(204);
  expect(deletion.headers.getSetCookie()[0]).toMatch(/^refresh=; .*Path=\/api\/auth;/);
  const userId = secondPerson.data?.user.id ?? '';
  const services = await Promise.all(
    (['chat', 'billing', 'notify'] as const).map((name) => reportErasure(name, userId)),
  );
  await until(
    async () => {
      const { rows } = await sql`select 1 from auth.erasures e join auth.outbox o
        on o.payload ->> 'mailId' = e.mail_id::text where e.user_id = ${userId}`.execute(admin);
      return rows.length === 1;
    },
    { timeout: 15_000 },
  );
  await Promise.all(services.map((service) => service.stop()));

  first.child.disconnect();
  second.child.kill('SIGTERM');
  expect((await first.exit)[0]).toBe(0);
  expect((await second.exit)[0]).toBe(0);
});

test('with WORKER=false the server publishes no mails; a worker process does', async () => {
  const server = start('main.ts', { WORKER: 'false' });
  const signedUp = await post(`${await server.ready}/auth/signup`, somebody());
  expect(signedUp.status).toBe(200);
  const pendingMails = async () =>
    (await sql`select 1 from auth.outbox where topic = 'mail.requested' and attempts = 0`.execute(admin)).rows
      .length;
  expect(await pendingMails()).toBe(1);

  const worker = start('worker.ts');
  await worker.ready;
  await until(async () => (await pendingMails()) === 0);
  for (const { child, exit } of [worker, server]) {
    child.kill('SIGTERM');
    expect((await exit)[0]).toBe(0);
  }
});

/** Reports an erasure as another service does, with its own outbox and relay. */
async function reportErasure(name: 'chat' | 'billing' | 'notify', userId: string) {
  const url = database.urls[name];
  const db = createDatabase<EventTables>({ url, log: silentLog, max: 1 });
  await createEventTables(db);
  const erasedAt = new Date().toISOString();
  await db.transaction().execute((trx) => publishEvent(trx, 'user.erased', { userId, by: name, erasedAt }));
  const queues = { databaseUrl: url };
  const relay = startRelay({ db, queues, identity: testIdentity(name), log: silentLog });
  return { stop: () => relay.stop().then(() => db.destroy()) };
}
