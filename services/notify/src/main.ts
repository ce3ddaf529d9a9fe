import { listen, migrate, runProcess } from '@app/service-kit';
import { createNotify } from './app.ts';
import { readConfig } from './config.ts';
import { closeDeps, createDeps } from './deps.ts';
import { migrations } from './migrations/index.ts';
import { startWork } from './work.ts';

await runProcess('notify', async () => {
  const config = readConfig();
  const deps = createDeps(config);
  if (config.MIGRATE) await migrate(deps.db, 'notify', migrations);
  const app = createNotify(deps);
  const port = await listen(app, { host: config.HOST, port: config.PORT });
  const work = config.WORKER ? startWork(deps) : undefined;
  return {
    facts: { port },
    async stop() {
      app.leave();
      await Promise.all([app.close(), work?.stop()]);
      await closeDeps(deps);
    },
  };
});
