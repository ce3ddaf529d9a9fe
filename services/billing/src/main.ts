import { createLog, listen, migrate, runProcess, SessionWatch, systemClock } from '@app/service-kit';
import { createBilling } from './app.ts';
import { readConfig } from './config.ts';
import { createDeps } from './deps.ts';
import { migrations } from './migrations/index.ts';
import { startWork } from './work.ts';

await runProcess('billing', async () => {
  const config = readConfig();
  const log = createLog('billing', config.LOG_LEVEL);
  const { AUTH_URL: authUrl, SERVICE_TOKEN: serviceToken } = config;
  const sessions = new SessionWatch({ authUrl, serviceToken, clock: systemClock, log });
  let wake: () => void = () => undefined;
  const deps = createDeps(config, { sessions, log, wakeRelay: () => wake() });
  if (config.MIGRATE) await migrate(deps.db, 'billing', migrations);
  const work = config.WORKER ? startWork(deps) : undefined;
  if (work) wake = work.wake;
  const app = await createBilling(deps, { sessions: () => sessions.ready() });
  sessions.start();
  const port = await listen(app, { host: config.HOST, port: config.PORT });
  return {
    facts: { port },
    async stop() {
      await app.close();
      await Promise.all([work?.stop(), sessions.stop()]);
      await deps.db.destroy();
    },
  };
});
