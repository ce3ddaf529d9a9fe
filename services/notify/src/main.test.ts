import { randomUUID } from 'node:crypto';
import { type Sandbox, startSandbox } from '@app/sandbox';
import {
  createDatabase,
  createEventTables,
  type EventTables,
  migrate,
  type Relay,
  say,
  silentLog,
  startRelay,
} from '@app/service-kit';
import { createTestDatabase, type TestDatabase, until } from '@app/testkit';
import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { deriveKeys } from './keys.ts';
import { migrations } from './migrations/index.ts';
import { startTestNeighbour, type TestNeighbour, testSettings } from './neighbour-for-tests.ts';
import { writeUnsubscribeToken } from './preferences/unsubscribe-token.ts';
import { NotifyProcesses } from './process-for-tests.ts';
import type { Schema } from './schema.ts';

// Each of these starts processes, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const PATIENT = { timeout: 20_000 };

let database: TestDatabase;
let sandbox: Sandbox;
let auth: TestNeighbour;
let authDb: Kysely<EventTables>;
let relay: Relay;
let notifyDb: Kysely<Schema>;
const notify = new NotifyProcesses(() =>
  testSettings({ databaseUrl: database.urls.notify, auth, smtpUrl: sandbox.smtpUrl }),
);

beforeAll(async () => {
  [database, sandbox, auth] = await Promise.all([createTestDatabase(), startSandbox(), startTestNeighbour()]);
  notifyDb = createDatabase<Schema>({ url: database.urls.notify, log: silentLog });
  authDb = createDatabase<EventTables>({ url: database.urls.auth, log: silentLog });
  await migrate(notifyDb, 'notify', migrations);
  await migrate(authDb, 'auth', { '0001_events': { up: createEventTables } });
  relay = startRelay({ db: authDb, queues: { databaseUrl: database.urls.auth }, log: silentLog });
});
afterEach(async () => {
  auth.beforeAnswer = () => undefined;
  await notify.stopAll();
});
afterAll(async () => {
  await relay.stop();
  await Promise.all([authDb.destroy(), notifyDb.destroy(), auth.stop(), sandbox.stop()]);
  await database.drop();
});

/** What auth does when somebody signs up: it keeps the mail, and says so in the same transaction. */
async function request(): Promise<{ id: string; address: string }> {
  const id = randomUUID();
  const address = `${id}@example.org`;
  auth.mails.set(id, {
    template: 'reset_password',
    to: { address, firstName: 'Ada' },
    link: `http://localhost:3000/reset-password?token=${id}.mac`,
    expiresAt: '2026-11-21T12:30:00.000Z',
  });
  await authDb.transaction().execute((trx) => say(trx, 'mail.requested', { mailId: id }));
  relay.wake();
  return { id, address };
}

const stateOf = async (id: string): Promise<string | undefined> =>
  (await notifyDb.selectFrom('mails').select('state').where('id', '=', id).executeTakeFirst())?.state;

test('[AUT-13] a mail that auth asks for is in the inbox; the service stops cleanly', async () => {
  const { child, port } = await notify.start('main.ts');
  for (const path of ['/healthz', '/readyz'])
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status, path).toBe(200);
  const { id, address } = await request();
  const mail = await sandbox.inbox.waitFor({ to: address }, 20_000);
  expect(mail.links).toContain(`http://localhost:3000/reset-password?token=${id}.mac`);
  await until(async () => (await stateOf(id)) === 'sent', PATIENT);
  expect(await notify.stop(child)).toBe(0);
});

test('what was asked for while notify was down is sent when it is up', async () => {
  const mails = await Promise.all(Array.from({ length: 5 }, () => request()));
  await notify.start('main.ts');
  for (const { address } of mails) await sandbox.inbox.waitFor({ to: address }, 20_000);
  for (const { id } of mails) await until(async () => (await stateOf(id)) === 'sent', PATIENT);
  for (const { address } of mails) expect(sandbox.inbox.list({ to: address })).toHaveLength(1);
});

test('the server alone serves and sends nothing; the worker alone sends', async () => {
  const { port } = await notify.start('main.ts', { WORKER: 'false' });
  const { id, address } = await request();
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  expect(await stateOf(id)).toBeUndefined();
  const { child } = await notify.start('worker.ts');
  await sandbox.inbox.waitFor({ to: address }, 20_000);
  await until(async () => (await stateOf(id)) === 'sent', PATIENT);
  expect(await notify.stop(child)).toBe(0);
});

test('[AUT-13] killed between handing a mail over and noting it, it sends the same mail again, not another', async () => {
  const letGo = Promise.withResolvers<void>();
  let holding: Promise<void> | undefined;
  // The mail is claimed when auth is asked; held from then on, auth can't be told of it, and so nothing is noted.
  auth.beforeAnswer = async () => {
    auth.beforeAnswer = () => undefined;
    const held = Promise.withResolvers<void>();
    holding = notifyDb.transaction().execute(async (trx) => {
      await sql`lock table outbox in exclusive mode`.execute(trx);
      held.resolve();
      await letGo.promise;
    });
    await held.promise;
  };
  const { child } = await notify.start('main.ts');
  const { id, address } = await request();
  await sandbox.inbox.waitFor({ to: address }, 20_000);
  await notify.stop(child, 'SIGKILL');
  letGo.resolve();
  await holding;
  expect(await stateOf(id)).toBe('sending');

  await notifyDb.updateTable('mails').set({ claimed_until: sql<Date>`now()` }).where('id', '=', id).execute();
  await notify.start('main.ts');
  await until(async () => (await stateOf(id)) === 'sent', PATIENT);
  const messageIds = sandbox.inbox.list({ to: address }).map((mail) => mail.messageId);
  expect(messageIds).toEqual([`<${id}@hearten.example>`, `<${id}@hearten.example>`]);
});

test('what is held of somebody who left while notify was down is erased when it is up, and said', async () => {
  const userId = randomUUID();
  const now = new Date();
  const mail = { id: randomUUID(), source: 'billing', user_id: userId, state: 'sent', sent_at: now } as const;
  await notifyDb
    .insertInto('mails')
    .values({ ...mail, due_at: now, created_at: now })
    .execute();
  await authDb.transaction().execute((trx) => say(trx, 'user.deleted', { userId }));
  await notify.start('main.ts');
  await until(async () => (await stateOf(mail.id)) === undefined, PATIENT);
  const said = await notifyDb
    .selectFrom('outbox')
    .select(['receiver', 'payload'])
    .where('topic', '=', 'user.erased')
    .execute();
  expect(said).toMatchObject([{ receiver: 'auth', payload: { userId, by: 'notify' } }]);
});

test('[ACC-2] a click on “unsubscribe” while auth is down outlives the process that took it, and reaches auth', async () => {
  const personId = randomUUID();
  const person = { address: `${personId}@example.org`, firstName: 'Ada', confirmed: true };
  auth.people.set(personId, { ...person, emailNotifications: true, marketingEmails: false });
  const { unsubscribe } = deriveKeys(Buffer.alloc(32, 7));
  const token = writeUnsubscribeToken(unsubscribe, { personId, kind: 'notifications' });
  auth.beforeAnswer = () => {
    throw new Error('down');
  };
  const { child, port } = await notify.start('main.ts', { WORKER: 'false' });
  const answer = await fetch(`http://127.0.0.1:${port}/mail/unsubscribe?token=${token}`, { method: 'POST' });
  expect(answer.status).toBe(200);
  await notify.stop(child, 'SIGKILL');
  auth.beforeAnswer = () => undefined;
  expect(auth.unsubscribed).toEqual([]);
  await notify.start('worker.ts');
  await until(() => auth.unsubscribed.length > 0, PATIENT);
  expect(auth.unsubscribed).toEqual([{ id: personId, kind: 'notifications' }]);
});

test('a mail server that is down makes nothing unready, and a stop does not wait for it', async () => {
  const { child, port } = await notify.start('main.ts', { SMTP_URL: 'smtp://127.0.0.1:9' });
  const { id } = await request();
  await until(async () => (await stateOf(id)) !== undefined, PATIENT);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  expect(await notify.stop(child)).toBe(0);
});
