import { createLog, listen, migrate, runProcess, startRelay } from '@app/service-kit';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { createDeps } from './deps.ts';
import { migrations } from './migrations/index.ts';
import { startPruning } from './upkeep/prune.job.ts';

await runProcess('auth', async () => {
  const config = readConfig();
  const log = createLog('auth', config.LOG_LEVEL);
  let wake: () => void = () => undefined;
  const deps = await createDeps(config, log, { wakeRelay: () => wake() });
  if (config.MIGRATE) await migrate(deps.db, 'auth', migrations);
  const relay = startRelay({
    db: deps.db,
    queues: { databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL },
    log,
  });
  wake = relay.wake;
  const pruning = startPruning(deps);
  const app = await buildApp(deps);
  const port = await listen(app, { host: config.HOST, port: config.PORT });
  log.info({ port }, 'listening');
  return {
    facts: { port },
    stop: async () => {
      await app.close();
      await pruning.stop();
      await relay.stop();
      await deps.db.destroy();
    },
  };
});
