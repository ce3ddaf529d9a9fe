import { migrateService, runProcess } from '@app/service-kit';
import { readConfig } from './config.ts';
import { closeDeps, createDeps } from './deps.ts';
import { startJobs } from './jobs.ts';
import { migrations } from './migrations/index.ts';

/** Runs only the job worker, for operators who scale it separately from the server. */
await runProcess('notify-worker', async () => {
  const config = readConfig();
  const deps = createDeps(config);
  if (config.MIGRATE) await migrateService(config, { schema: 'notify', migrations, log: deps.log });
  const jobs = startJobs(deps);
  return {
    async stop() {
      await jobs.stop();
      await closeDeps(deps);
    },
  };
});
