import {
  createLog,
  createServiceIdentity,
  finishServing,
  listen,
  migrateService,
  runProcess,
  SessionWatch,
  systemClock,
} from '@app/service-kit';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { closeDeps, createDeps } from './deps.ts';
import { startJobs } from './jobs.ts';
import { migrations } from './migrations/index.ts';

await runProcess('billing', async () => {
  const config = readConfig();
  const log = createLog('billing', config.LOG_LEVEL);
  const identity = createServiceIdentity('billing', config);
  const sessions = new SessionWatch({ authUrl: config.AUTH_URL, identity, clock: systemClock, log });
  let wake: () => void = () => undefined;
  const deps = createDeps(config, { identity, sessions, log, wakeRelay: () => wake() });
  if (config.MIGRATE) await migrateService(config, { schema: 'billing', migrations, log: deps.log });
  const jobs = config.WORKER ? startJobs(deps) : undefined;
  if (jobs) wake = jobs.wake;
  const app = await createApp(deps, { sessions: () => sessions.ready() });
  sessions.start();
  const port = await listen(app, { host: config.HOST, port: config.PORT });
  return {
    facts: { port },
    finish: () => finishServing(app, config),
    async stop() {
      await app.close();
      await Promise.all([jobs?.stop(), sessions.stop()]);
      await closeDeps(deps);
    },
  };
});
