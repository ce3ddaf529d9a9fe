import { createLog, migrate, runProcess, SessionWatch, systemClock } from '@app/service-kit';
import { readConfig } from './config.ts';
import { createDeps } from './deps.ts';
import { migrations } from './migrations/index.ts';
import { startWork } from './work.ts';

/** Chat's jobs alone, for operators who scale them apart from the server (architecture.md). */
await runProcess('chat-worker', async () => {
  const config = readConfig();
  const log = createLog('chat-worker', config.LOG_LEVEL);
  const { AUTH_URL: authUrl, SERVICE_TOKEN: serviceToken } = config;
  // Never started: nobody calls a worker.
  const sessions = new SessionWatch({ authUrl, serviceToken, clock: systemClock, log });
  let wake: () => void = () => undefined;
  const deps = createDeps(config, { sessions, log, wakeRelay: () => wake() });
  if (config.MIGRATE) await migrate(deps.db, 'chat', migrations);
  const work = startWork(deps);
  wake = work.wake;
  return {
    async stop() {
      await work.stop();
      await deps.db.destroy();
    },
  };
});
