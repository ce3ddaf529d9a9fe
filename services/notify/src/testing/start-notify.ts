import { type Sandbox, startSandbox } from '@app/sandbox';
import { migrate, silentLog } from '@app/service-kit';
import { createTestDatabase, type FakeClock, fakeClock, type TestDatabase, until } from '@app/testkit';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { closeDeps, createDeps, type Deps } from '../deps.ts';
import { type MailSending, startSendingMails } from '../mails/send-mails.job.ts';
import { migrations } from '../migrations/index.ts';
import { notifySettings, type StubService, startStubService } from './stub-service.ts';

/** Notify with a real database, a real mail server and stub services. */
export interface TestNotify {
  readonly database: TestDatabase;
  readonly sandbox: Sandbox;
  readonly auth: StubService;
  /** Billing and chat. */
  readonly others: StubService;
  readonly clock: FakeClock;
  readonly deps: Deps;
  readonly app: FastifyInstance;
  /** Sends all due mails and waits until none is in progress. */
  deliver(): Promise<void>;
  stop(): Promise<void>;
}

export async function startNotify(): Promise<TestNotify> {
  const [database, sandbox, auth, others] = await Promise.all([
    createTestDatabase({ schema: 'notify', migrations }),
    startSandbox(),
    startStubService(),
    startStubService(),
  ]);
  const clock = fakeClock();
  const settings = notifySettings({
    databaseUrl: database.urls.notify,
    auth,
    others,
    smtpUrl: sandbox.smtpUrl,
  });
  const deps = createDeps(readConfig(settings), { log: silentLog, clock });
  await migrate(deps.db, 'notify', migrations);
  const app = createApp(deps);
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
