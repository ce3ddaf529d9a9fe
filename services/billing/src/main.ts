import {
  AFTER_START_MS,
  createLog,
  listen,
  migrate,
  runProcess,
  SessionWatch,
  startInbox,
  startRelay,
  systemClock,
} from '@app/service-kit';
import { createBilling } from './app.ts';
import { readConfig } from './config.ts';
import { createDeps } from './deps.ts';
import { erasePerson } from './erasure/erase-person.ts';
import { migrations } from './migrations/index.ts';
import { startDueWork } from './upkeep/due-work.job.ts';

await runProcess('billing', async () => {
  const config = readConfig();
  const log = createLog('billing', config.LOG_LEVEL);
  const { AUTH_URL: authUrl, SERVICE_TOKEN: serviceToken } = config;
  const sessions = new SessionWatch({ authUrl, serviceToken, clock: systemClock, log });
  let wake: () => void = () => undefined;
  const deps = createDeps(config, { sessions, log, wakeRelay: () => wake() });
  const { db } = deps;
  if (config.MIGRATE) await migrate(db, 'billing', migrations);
  const queues = { databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL };
  const relay = startRelay({ db, queues, log });
  wake = relay.wake;
  const inbox = startInbox({
    beginAfterMs: AFTER_START_MS,
    db,
    queues,
    receiver: 'billing',
    log,
    handlers: { 'user.deleted': (trx, { userId }) => erasePerson(trx, deps, userId) },
    afterCommit: wake,
  });
  const dueWork = startDueWork(deps);
  const app = await createBilling(deps, { sessions: () => sessions.ready() });
  sessions.start();
  const port = await listen(app, { host: config.HOST, port: config.PORT });
  return {
    facts: { port },
    async stop() {
      await app.close();
      await Promise.all([inbox.close(), dueWork.stop(), sessions.stop()]);
      await relay.stop();
      await db.destroy();
    },
  };
});
