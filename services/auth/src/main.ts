import {
  AFTER_START_MS,
  createLog,
  listen,
  migrate,
  runProcess,
  startInbox,
  startRelay,
} from '@app/service-kit';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { createDeps } from './deps.ts';
import { authEventHandlers } from './erasures/erasure.events.ts';
import { migrations } from './migrations/index.ts';
import { startPruning } from './upkeep/prune.job.ts';
import { startHandingOver } from './visitors/hand-over-visitors.job.ts';

await runProcess('auth', async () => {
  const config = readConfig();
  const log = createLog('auth', config.LOG_LEVEL);
  let wake: () => void = () => undefined;
  const deps = await createDeps(config, log, { wakeRelay: () => wake() });
  if (config.MIGRATE) await migrate(deps.db, 'auth', migrations);
  const queues = { databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL };
  const relay = startRelay({ db: deps.db, queues, log });
  wake = relay.wake;
  const inbox = startInbox({
    beginAfterMs: AFTER_START_MS,
    db: deps.db,
    queues,
    receiver: 'auth',
    handlers: authEventHandlers(deps),
    log,
    afterCommit: relay.wake,
  });
  const pruning = startPruning(deps);
  const handingOver = startHandingOver(deps);
  const app = await buildApp(deps);
  const port = await listen(app, { host: config.HOST, port: config.PORT });
  log.info({ port }, 'listening');
  return {
    facts: { port },
    stop: async () => {
      await app.close();
      await Promise.all([pruning.stop(), handingOver.stop(), inbox.close()]);
      await relay.stop();
      await deps.db.destroy();
    },
  };
});
