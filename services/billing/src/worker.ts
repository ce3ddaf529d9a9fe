import { createLog, migrateService, runProcess } from '@app/service-kit';
import { readConfig } from './config.ts';
import { closeDeps, createDeps } from './deps.ts';
import { startJobs } from './jobs.ts';
import { migrations } from './migrations/index.ts';

/** Runs billing's jobs without the server, for operators who scale them separately. */
await runProcess('billing-worker', async () => {
  const config = readConfig();
  let wake: () => void = () => undefined;
  const deps = createDeps(config, {
    log: createLog('billing-worker', config.LOG_LEVEL),
    wakeRelay: () => wake(),
  });
  if (config.MIGRATE) await migrateService(config, { schema: 'billing', migrations, log: deps.log });
  const jobs = startJobs(deps);
  wake = jobs.wake;
  return {
    async stop() {
      await jobs.stop();
      await closeDeps(deps);
    },
  };
});
