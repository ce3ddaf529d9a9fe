import { randomUUID } from 'node:crypto';
import { type Sandbox, startSandbox } from '@app/sandbox';
import { createDatabase, migrate, silentLog } from '@app/service-kit';
import {
  createTestDatabase,
  ForkedProcesses,
  hasRedis,
  startTestRedis,
  type TestDatabase,
  type TestRedis,
  until,
} from '@app/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { NotifyDatabase, NotifyTables } from './database.ts';
import { migrations } from './migrations/index.ts';
import { type AuthPublisher, startAuthPublisher } from './testing/auth-publisher.ts';
import { notifySettings, type StubService, startStubService } from './testing/stub-service.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });
const MAIN = new URL('./main.ts', import.meta.url);
const SUPPORT = 'support@hearten.example';
/** "Contact answers within 500 ms while Redis and SMTP are dead, and every mail is out within 60 s of their return." */
const ANSWER_MS = 500;
const ALL_OUT_MS = 60_000;

const BACKENDS = hasRedis() ? (['PostgreSQL', 'Redis'] as const) : (['PostgreSQL'] as const);

describe.each(BACKENDS)('with jobs on %s', (backend) => {
  let database: TestDatabase;
  let sandbox: Sandbox;
  let redis: TestRedis | undefined;
  let redisUrl: string | undefined;
  let auth: StubService;
  let notifyDb: NotifyDatabase;
  let publisher: AuthPublisher;
  const notify = new ForkedProcesses(() => ({
    ...notifySettings({ databaseUrl: database.urls.notify, auth, smtpUrl: sandbox.smtpUrl }),
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
  }));

  beforeAll(async () => {
    if (backend === 'Redis') redis = await startTestRedis();
    redisUrl = redis?.url();
    [database, sandbox, auth] = await Promise.all([
      createTestDatabase({ schema: 'notify', migrations }),
      startSandbox(),
      startStubService(),
    ]);
    notifyDb = createDatabase<NotifyTables>({ url: database.urls.notify, log: silentLog });
    await migrate(notifyDb, 'notify', migrations);
    publisher = await startAuthPublisher(database, auth, redisUrl);
  });
  beforeEach(() => sandbox.inbox.clear());
  afterEach(() => notify.stopAll());
  afterAll(async () => {
    await redis?.start();
    await publisher.stop();
    await Promise.all([notifyDb.destroy(), auth.stop(), sandbox.stop()]);
    await database.drop();
    await redis?.kill();
  });

  /** Sends a contact message and returns how long the response took. */
  const write = async (port: number | undefined, message: string): Promise<number> => {
    const began = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/contact/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        fullName: 'Ada Byron',
        email: `${message}@example.org`,
        subject: message,
        message,
      }),
    });
    expect(answer.status).toBe(200);
    return performance.now() - began;
  };
  const unsent = async () =>
    (await notifyDb.selectFrom('mails').select('id').where('state', '<>', 'sent').execute()).length;

  test('[CON-5] while mail server and queue are down a message is accepted at once; when they return every mail is sent once', async () => {
    const { port } = await notify.start(MAIN);
    await write(port, 'warm');
    await until(() => sandbox.inbox.list().length === 2, { timeout: 20_000 });

    await Promise.all([redis?.kill(), sandbox.stop()]);
    const messages = Array.from({ length: 10 }, (_, i) => `message-${i}`);
    for (const message of messages) expect(await write(port, message)).toBeLessThan(ANSWER_MS);
    const forgetful = await Promise.all(Array.from({ length: 5 }, () => publisher.requestMail()));
    // Both outages have been noticed: sending a mail and publishing an event have failed.
    await until(
      async () =>
        (await notifyDb.selectFrom('mails').select('id').where('last_error', 'is not', null).execute())
          .length > 0,
      { timeout: 20_000 },
    );
    expect(await write(port, 'message-10')).toBeLessThan(ANSWER_MS);

    const back = performance.now();
    await redis?.start();
    sandbox = await startSandbox({ smtpPort: sandbox.smtpPort });
    const received = (to: string) => sandbox.inbox.list({ to }).length;
    const all = [...messages, 'message-10']
      .map((message) => `${message}@example.org`)
      .concat(forgetful.map(({ address }) => address));
    await until(() => all.every((to) => received(to) > 0) && received(SUPPORT) >= messages.length + 1, {
      timeout: ALL_OUT_MS,
    });
    expect(performance.now() - back).toBeLessThan(ALL_OUT_MS);
    await until(async () => (await unsent()) === 0, { timeout: 10_000 });
    for (const to of all) expect(received(to), to).toBe(1);
    expect(received(SUPPORT)).toBe(messages.length + 1);
  });

  // Only Redis can be emptied.
  if (backend === 'Redis')
    test('after Redis was emptied with requests for mails in it, every mail is sent once', async () => {
      const requested = await Promise.all(Array.from({ length: 10 }, () => publisher.requestMail()));
      await until(async () => (await publisher.enqueued()) === requested.length);
      await redis?.flush();
      await notify.start(MAIN);
      const received = (to: string) => sandbox.inbox.list({ to }).length;
      await until(() => requested.every(({ address }) => received(address) > 0), { timeout: ALL_OUT_MS });
      await until(async () => (await unsent()) === 0, { timeout: 10_000 });
      for (const { address } of requested) expect(received(address), address).toBe(1);
    });
});
