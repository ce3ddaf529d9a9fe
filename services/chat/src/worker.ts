import {
  createLog,
  createServiceIdentity,
  migrateService,
  runProcess,
  SessionWatch,
  systemClock,
} from '@app/service-kit';
import { readConfig } from './config.ts';
import { closeDeps, createDeps } from './deps.ts';
import { startJobs } from './jobs.ts';
import { migrations } from './migrations/index.ts';

/** Runs chat's background jobs alone, for operators who scale them separately from the server. */
await runProcess('chat-worker', async () => {
  const config = readConfig();
  const log = createLog('chat-worker', config.LOG_LEVEL);
  const identity = createServiceIdentity('chat', config);
  // Not started: a worker serves no sessions.
  const sessions = new SessionWatch({ authUrl: config.AUTH_URL, identity, clock: systemClock, log });
  let wake: () => void = () => undefined;
  const deps = createDeps(config, { sessions, log, wakeRelay: () => wake() });
  if (config.MIGRATE) await migrateService(config, { schema: 'chat', migrations, log: deps.log });
  const jobs = startJobs(deps);
  wake = jobs.wake;
  return {
    async stop() {
      await jobs.stop();
      await closeDeps(deps);
    },
  };
});
