import { createLog, migrateService, runProcess } from '@app/service-kit';
import { readConfig } from './config.ts';
import { closeDeps, createDeps } from './deps.ts';
import { startJobs } from './jobs.ts';
import { migrations } from './migrations/index.ts';

/** Runs only the background jobs, for operators who scale them separately from the HTTP server. */
await runProcess('auth-worker', async () => {
  const config = readConfig();
  const log = createLog('auth-worker', config.LOG_LEVEL);
  let wake: () => void = () => undefined;
  const deps = createDeps(config, { log, wakeRelay: () => wake() });
  if (config.MIGRATE) await migrateService(config, { schema: 'auth', migrations, log: deps.log });
  const jobs = startJobs(deps);
  wake = jobs.wake;
  return {
    stop: async () => {
      await jobs.stop();
      await closeDeps(deps);
    },
  };
});
