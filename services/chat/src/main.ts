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
import { ScreeningPool } from './safety/screening-pool.adapter.ts';
import { warnOfStaleContacts } from './safety/warn-of-stale-contacts.ts';

await runProcess('chat', async () => {
  const config = readConfig();
  const log = createLog('chat', config.LOG_LEVEL);
  const screening = new ScreeningPool({ log });
  const sessions = new SessionWatch({
    authUrl: config.AUTH_URL,
    identity: createServiceIdentity('chat', config),
    clock: systemClock,
    log,
  });
  warnOfStaleContacts(log, systemClock.now());
  let wake: () => void = () => undefined;
  const deps = createDeps(config, { sessions, log, wakeRelay: () => wake() });
  if (config.MIGRATE) await migrateService(config, { schema: 'chat', migrations, log: deps.log });
  const app = await createApp({ ...deps, screening }, { sessions: () => sessions.ready() });
  const jobs = config.WORKER ? startJobs(deps) : undefined;
  if (jobs) wake = jobs.wake;
  sessions.start();
  // No request is accepted before screening has loaded.
  await screening.loaded;
  const port = await listen(app, { host: config.HOST, port: config.PORT });
  return {
    facts: { port },
    finish: () => finishServing(app, config),
    async stop() {
      await Promise.all([app.close(), jobs?.stop()]);
      await sessions.stop();
      await screening.close();
      await closeDeps(deps);
    },
  };
});
