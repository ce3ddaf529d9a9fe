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
import {
  createTestDatabase,
  hasRedis,
  startTestRedis,
  type TestDatabase,
  type TestRedis,
  until,
} from '@app/testkit';
import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { migrations } from './migrations/index.ts';
import { startTestNeighbour, type TestNeighbour, testSettings } from './neighbour-for-tests.ts';
import { NotifyProcesses } from './process-for-tests.ts';
import type { Schema } from './schema.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });
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
  let auth: TestNeighbour;
  let authDb: Kysely<EventTables>;
  let notifyDb: Kysely<Schema>;
  let relay: Relay;
  const notify = new NotifyProcesses(() => ({
    ...testSettings({ databaseUrl: database.urls.notify, auth, smtpUrl: sandbox.smtpUrl }),
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
  }));

  beforeAll(async () => {
    if (backend === 'Redis') redis = await startTestRedis();
    redisUrl = redis?.url();
    [database, sandbox, auth] = await Promise.all([
      createTestDatabase(),
      startSandbox(),
      startTestNeighbour(),
    ]);
    notifyDb = createDatabase<Schema>({ url: database.urls.notify, log: silentLog });
    authDb = createDatabase<EventTables>({ url: database.urls.auth, log: silentLog });
    await migrate(notifyDb, 'notify', migrations);
    await migrate(authDb, 'auth', { '0001_events': { up: createEventTables } });
    relay = startRelay({ db: authDb, queues: { databaseUrl: database.urls.auth, redisUrl }, log: silentLog });
  });
  beforeEach(() => sandbox.inbox.clear());
  afterEach(() => notify.stopAll());
  afterAll(async () => {
    await redis?.start();
    await relay.stop();
    await Promise.all([authDb.destroy(), notifyDb.destroy(), auth.stop(), sandbox.stop()]);
    await database.drop();
    await redis?.kill();
  });

  /** Writes to support as a person does; tells how long the answer took. */
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
  /** What auth does when somebody forgot a password. */
  const forgot = async (): Promise<string> => {
    const id = randomUUID();
    const address = `${id}@example.org`;
    auth.mails.set(id, {
      template: 'reset_password',
      to: { address, firstName: 'Ada' },
      link: `http://localhost:3000/reset-password?token=${id}.mac`,
      expiresAt: '2026-11-21T12:30:00.000Z',
    });
    await authDb.transaction().execute((trx) => say(trx, 'mail.requested', { mailId: id }));
    return address;
  };
  const unsent = async () =>
    (await notifyDb.selectFrom('mails').select('id').where('state', '<>', 'sent').execute()).length;

  test('[CON-5] while mail and queue are dead a message is taken at once; when they return all is out, once', async () => {
    const { port } = await notify.start('main.ts');
    await write(port, 'warm');
    await until(() => sandbox.inbox.list().length === 2, { timeout: 20_000 });

    await Promise.all([redis?.kill(), sandbox.stop()]);
    const messages = Array.from({ length: 10 }, (_, i) => `message-${i}`);
    for (const message of messages) expect(await write(port, message)).toBeLessThan(ANSWER_MS);
    const forgetful = await Promise.all(Array.from({ length: 5 }, forgot));
    // Both outages have been met: a mail was tried in vain, and an event as well.
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
    const all = [...messages, 'message-10'].map((message) => `${message}@example.org`).concat(forgetful);
    await until(() => all.every((to) => received(to) > 0) && received(SUPPORT) >= messages.length + 1, {
      timeout: ALL_OUT_MS,
    });
    expect(performance.now() - back).toBeLessThan(ALL_OUT_MS);
    await until(async () => (await unsent()) === 0, { timeout: 10_000 });
    for (const to of all) expect(received(to), to).toBe(1);
    expect(received(SUPPORT)).toBe(messages.length + 1);
  });
});
