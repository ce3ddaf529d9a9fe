import { type Sandbox, startSandbox } from '@app/sandbox';
import { migrate, silentLog } from '@app/service-kit';
import { createTestDatabase, type FakeClock, fakeClock, type TestDatabase, until } from '@app/testkit';
import type { FastifyInstance } from 'fastify';
import { createNotify } from './app.ts';
import { readConfig } from './config.ts';
import { closeDeps, createDeps, type Deps } from './deps.ts';
import { type MailSending, startSendingMails } from './mails/send-mails.job.ts';
import { migrations } from './migrations/index.ts';
import { startTestNeighbour, type TestNeighbour, testSettings } from './neighbour-for-tests.ts';

/** Notify with a real database, a real mail server and neighbours that know what a test tells them. */
export interface TestNotify {
  readonly database: TestDatabase;
  readonly sandbox: Sandbox;
  readonly auth: TestNeighbour;
  /** Billing and chat. */
  readonly others: TestNeighbour;
  readonly clock: FakeClock;
  readonly deps: Deps;
  readonly app: FastifyInstance;
  /** Sends all that is due, until nothing is on its way. */
  deliver(): Promise<void>;
  stop(): Promise<void>;
}

export async function startTestNotify(): Promise<TestNotify> {
  const [database, sandbox, auth, others] = await Promise.all([
    createTestDatabase(),
    startSandbox(),
    startTestNeighbour(),
    startTestNeighbour(),
  ]);
  const clock = fakeClock();
  const settings = testSettings({
    databaseUrl: database.urls.notify,
    auth,
    others,
    smtpUrl: sandbox.smtpUrl,
  });
  const deps = { ...createDeps(readConfig(settings), silentLog), clock };
  await migrate(deps.db, 'notify', migrations);
  const app = createNotify(deps);
  const isDone = async () => {
    const due = await deps.db
      .selectFrom('mails')
      .select('id')
      .where('state', 'in', ['queued', 'sending'])
      .where('due_at', '<=', clock.now())
      .execute();
    return due.length === 0;
  };
  return {
    database,
    sandbox,
    auth,
    others,
    clock,
    deps,
    app,
    async deliver() {
      const sending: MailSending = startSendingMails(deps, { everyMs: 20, outageWait: () => 20 });
      await until(isDone, { timeout: 10_000 }).finally(() => sending.stop());
    },
    async stop() {
      await app.close();
      await closeDeps(deps);
      await Promise.all([auth.stop(), others.stop(), sandbox.stop()]);
      await database.drop();
    },
  };
}
