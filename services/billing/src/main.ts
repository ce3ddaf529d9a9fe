import { listen, migrate, runProcess } from '@app/service-kit';
import { createBilling } from './app.ts';
import { readConfig } from './config.ts';
import { closeDeps, createDeps } from './deps.ts';
import { migrations } from './migrations/index.ts';

await runProcess('billing', async () => {
  const config = readConfig();
  const deps = createDeps(config);
  if (config.MIGRATE) await migrate(deps.db, 'billing', migrations);
  const app = createBilling(deps);
  const port = await listen(app, { host: config.HOST, port: config.PORT });
  return {
    facts: { port },
    async stop() {
      await app.close();
      await closeDeps(deps);
    },
  };
});
