import { createLog, listen, migrate, runProcess, SessionWatch, systemClock } from '@app/service-kit';
import { createChatApp } from './app.ts';
import { readConfig } from './config.ts';
import { createDeps } from './deps.ts';
import { migrations } from './migrations/index.ts';
import { startWork } from './work.ts';

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
  const work = config.WORKER ? startWork(deps) : undefined;
  if (work) wake = work.wake;
  sessions.start();
  const port = await listen(app, { host: config.HOST, port: config.PORT });
  return {
    facts: { port },
    async stop() {
      await Promise.all([app.close(), work?.stop()]);
      await sessions.stop();
      await deps.db.destroy();
    },
  };
});
