import { randomUUID } from 'node:crypto';
import { type Sandbox, startSandbox } from '@app/sandbox';
import { asSystem, createDatabase, migrate, silentLog } from '@app/service-kit';
import { createTestDatabase, ForkedProcesses, type TestDatabase, until } from '@app/testkit';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { NotifyDatabase, NotifyTables } from './database.ts';
import { deriveKeys } from './keys.ts';
import { migrations } from './migrations/index.ts';
import { type AuthPublisher, startAuthPublisher } from './testing/auth-publisher.ts';
import { notifySettings, type StubService, startStubService } from './testing/stub-service.ts';
import { writeUnsubscribeToken } from './unsubscriptions/unsubscribe-token.ts';

// Each test starts processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const MAIN = new URL('./main.ts', import.meta.url);
const WORKER = new URL('./worker.ts', import.meta.url);
const PATIENT = { timeout: 20_000 };

let database: TestDatabase;
let sandbox: Sandbox;
let auth: StubService;
let publisher: AuthPublisher;
let notifyDb: NotifyDatabase;
const notify = new ForkedProcesses(() =>
  notifySettings({ databaseUrl: database.urls.notify, auth, smtpUrl: sandbox.smtpUrl }),
);

beforeAll(async () => {
  [database, sandbox, auth] = await Promise.all([
    createTestDatabase({ schema: 'notify', migrations }),
    startSandbox(),
    startStubService(),
  ]);
  notifyDb = createDatabase<NotifyTables>({ url: database.urls.notify, log: silentLog });
  await migrate(notifyDb, 'notify', migrations);
  publisher = await startAuthPublisher(database, auth);
});
afterEach(async () => {
  auth.beforeAnswer = () => undefined;
  await notify.stopAll();
});
afterAll(async () => {
  await publisher.stop();
  await Promise.all([notifyDb.destroy(), auth.stop(), sandbox.stop()]);
  await database.drop();
});

const stateOf = async (id: string): Promise<string | undefined> =>
  (await notifyDb.selectFrom('mails').select('state').where('id', '=', id).executeTakeFirst())?.state;

test('[AUT-13] mails requested while it was down and while it is up are in the inbox, each once; a person deleted while it was down is erased; it stops cleanly', async () => {
  const mails = await Promise.all(Array.from({ length: 5 }, () => publisher.requestMail()));
  const userId = randomUUID();
  const now = new Date();
  const old = { id: randomUUID(), source: 'billing', user_id: userId, state: 'sent', sent_at: now } as const;
  await notifyDb
    .insertInto('mails')
    .values({ ...old, due_at: now, created_at: now })
    .execute();
  await publisher.publish('user.deleted', { userId });

  const { child, port } = await notify.start(MAIN);
  for (const path of ['/healthz', '/readyz'])
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status, path).toBe(200);
  const { id, address } = await publisher.requestMail();
  const mail = await sandbox.inbox.waitFor({ to: address }, 20_000);
  expect(mail.links).toContain(`http://localhost:3000/reset-password?token=${id}.mac`);
  for (const one of mails) await sandbox.inbox.waitFor({ to: one.address }, 20_000);
  for (const one of [...mails, { id }]) await until(async () => (await stateOf(one.id)) === 'sent', PATIENT);
  for (const one of mails) expect(sandbox.inbox.list({ to: one.address })).toHaveLength(1);

  await until(async () => (await stateOf(old.id)) === undefined, PATIENT);
  const published = await notifyDb
    .selectFrom('outbox')
    .select(['receiver', 'payload'])
    .where('topic', '=', 'user.erased')
    .execute();
  expect(published).toMatchObject([{ receiver: 'auth', payload: { userId, by: 'notify' } }]);
  expect(await notify.stop(child)).toBe(0);
});

test('the server alone serves and sends nothing; the worker alone sends', async () => {
  const { port } = await notify.start(MAIN, { WORKER: 'false' });
  const { id, address } = await publisher.requestMail();
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  expect(await stateOf(id)).toBeUndefined();
  const { child } = await notify.start(WORKER);
  await sandbox.inbox.waitFor({ to: address }, 20_000);
  await until(async () => (await stateOf(id)) === 'sent', PATIENT);
  expect(await notify.stop(child)).toBe(0);
});

test('[AUT-13] killed after sending a mail and before recording it, it sends the same mail again, not another', async () => {
  const letGo = Promise.withResolvers<void>();
  let holding: Promise<void> | undefined;
  // The mail is claimed before auth is asked for its content. The process is killed before it records the result.
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
  const { child } = await notify.start(MAIN);
  const { id, address } = await publisher.requestMail();
  await sandbox.inbox.waitFor({ to: address }, 20_000);
  await notify.stop(child, 'SIGKILL');
  letGo.resolve();
  await holding;
  expect(await stateOf(id)).toBe('sending');

  await notifyDb.updateTable('mails').set({ claimed_until: sql<Date>`now()` }).where('id', '=', id).execute();
  await notify.start(MAIN);
  await until(async () => (await stateOf(id)) === 'sent', PATIENT);
  const messageIds = sandbox.inbox.list({ to: address }).map((mail) => mail.messageId);
  expect(messageIds).toEqual([`<${id}@hearten.example>`, `<${id}@hearten.example>`]);
});

test('[ACC-2] an unsubscription made while auth is down survives a restart and reaches auth', async () => {
  const personId = randomUUID();
  const person = { address: `${personId}@example.org`, firstName: 'Ada', confirmed: true };
  auth.people.set(personId, { ...person, emailNotifications: true, marketingEmails: false });
  const { unsubscribe } = deriveKeys([Buffer.alloc(32, 7)]);
  const token = writeUnsubscribeToken(unsubscribe, { personId, kind: 'notifications' });
  auth.beforeAnswer = () => {
    throw new Error('down');
  };
  const { child, port } = await notify.start(MAIN, { WORKER: 'false' });
  const answer = await fetch(`http://127.0.0.1:${port}/mail/unsubscribe?token=${token}`, { method: 'POST' });
  expect(answer.status).toBe(200);
  await notify.stop(child, 'SIGKILL');
  auth.beforeAnswer = () => undefined;
  expect(auth.unsubscribed).toEqual([]);
  await asSystem(notifyDb, (trx) =>
    trx.updateTable('unsubscriptions').set({ due_at: sql<Date>`now()` }).execute(),
  );
  await notify.start(WORKER);
  await until(() => auth.unsubscribed.length > 0, PATIENT);
  expect(auth.unsubscribed).toEqual([{ id: personId, kind: 'notifications' }]);
});

test('a mail server that is down does not affect readiness, and a stop does not wait for it', async () => {
  const { child, port } = await notify.start(MAIN, { SMTP_URL: 'smtp://127.0.0.1:9' });
  const { id } = await publisher.requestMail();
  await until(async () => (await stateOf(id)) !== undefined, PATIENT);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  expect(await notify.stop(child)).toBe(0);
});
