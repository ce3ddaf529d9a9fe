import {
  createLog,
  listen,
  migrate,
  runProcess,
  SessionWatch,
  startInbox,
  startRelay,
  systemClock,
} from '@app/service-kit';
import { createChatApp } from './app.ts';
import { readConfig } from './config.ts';
import { createDeps } from './deps.ts';
import { migrations } from './migrations/index.ts';
import { eventHandlers } from './take-events.ts';

await runProcess('chat', async () => {
  const config = readConfig();
  const log = createLog('chat', config.LOG_LEVEL);
  const sessions = new SessionWatch({
    authUrl: config.AUTH_URL,
    serviceToken: config.SERVICE_TOKEN,
    clock: systemClock,
    log,
  });
  let wake: () => void = () => undefined;
  const deps = createDeps(config, { sessions, log, wakeRelay: () => wake() });
  if (config.MIGRATE) await migrate(deps.db, 'chat', migrations);
  const app = await createChatApp(deps, { sessions: () => sessions.ready() });
  const queues = { databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL };
  const relay = startRelay({ db: deps.db, queues, log });
  wake = relay.wake;
  const inbox = startInbox({
    db: deps.db,
    queues,
    receiver: 'chat',
    handlers: eventHandlers(deps),
    log,
    afterCommit: deps.wakeRelay,
  });
  sessions.start();
  const port = await listen(app, { host: config.HOST, port: config.PORT });
  return {
    facts: { port },
    async stop() {
      await Promise.all([app.close(), inbox.close()]);
      await relay.stop();
      await sessions.stop();
      await deps.db.destroy();
    },
  };
});
