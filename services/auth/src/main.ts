import { createLog, listen, migrate, runProcess } from '@app/service-kit';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { createDeps } from './deps.ts';
import { migrations } from './migrations/index.ts';
import { startWork } from './work.ts';

await runProcess('auth', async () => {
  const config = readConfig();
  const log = createLog('auth', config.LOG_LEVEL);
  let wake: () => void = () => undefined;
  const deps = await createDeps(config, log, { wakeRelay: () => wake() });
  if (config.MIGRATE) await migrate(deps.db, 'auth', migrations);
  const work = config.WORKER ? startWork(deps, config) : undefined;
  if (work) wake = work.wake;
  const app = await buildApp(deps);
  const port = await listen(app, { host: config.HOST, port: config.PORT });
  log.info({ port }, 'listening');
  return {
    facts: { port },
    stop: async () => {
      await app.close();
      await work?.stop();
      await deps.db.destroy();
    },
  };
});
