import { createLog, listen, runProcess } from '@app/service-kit/serving';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { openDeps } from './deps.ts';

await runProcess('gateway', async () => {
  const config = readConfig();
  const log = createLog('gateway', config.logLevel);
  const deps = await openDeps(config, { log });
  const app = await buildApp(config, deps);
  const port = await listen(app, config);
  log.info({ port }, 'listening');
  return {
    facts: { port },
    stop: async () => {
      await app.close();
      await deps.stop();
    },
  };
});
