import { finishServing, listen, migrateService, runProcess } from '@app/service-kit';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { closeDeps, createDeps } from './deps.ts';
import { startJobs } from './jobs.ts';
import { migrations } from './migrations/index.ts';

await runProcess('notify', async () => {
  const config = readConfig();
  const deps = createDeps(config);
  if (config.MIGRATE) await migrateService(config, { schema: 'notify', migrations, log: deps.log });
  const app = createApp(deps);
  const port = await listen(app, { host: config.HOST, port: config.PORT });
  const jobs = config.WORKER ? startJobs(deps) : undefined;
  return {
    facts: { port },
    finish: () => finishServing(app, config),
    async stop() {
      await Promise.all([app.close(), jobs?.stop()]);
      await closeDeps(deps);
    },
  };
});
