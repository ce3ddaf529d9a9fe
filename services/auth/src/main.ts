import { finishServing, listen, migrateService, runProcess } from '@app/service-kit';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { closeDeps, createDeps } from './deps.ts';
import { startJobs } from './jobs.ts';
import { migrations } from './migrations/index.ts';

await runProcess('auth', async () => {
  const config = readConfig();
  let wake: () => void = () => undefined;
  const deps = createDeps(config, { wakeRelay: () => wake() });
  if (config.MIGRATE) await migrateService(config, { schema: 'auth', migrations, log: deps.log });
  const jobs = config.WORKER ? startJobs(deps) : undefined;
  if (jobs) wake = jobs.wake;
  const app = await createApp(deps);
  const port = await listen(app, { host: config.HOST, port: config.PORT });
  deps.log.info({ port }, 'listening');
  return {
    facts: { port },
    finish: () => finishServing(app, config),
    stop: async () => {
      await app.close();
      await jobs?.stop();
      await closeDeps(deps);
    },
  };
});
