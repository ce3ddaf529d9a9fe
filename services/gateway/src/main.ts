import { finishServing, listen, runProcess } from '@app/service-kit/serving';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { closeDeps, createDeps } from './deps.ts';

await runProcess('gateway', async () => {
  const config = readConfig();
  const deps = await createDeps(config);
  const app = await createApp(deps);
  const port = await listen(app, { host: config.HOST, port: config.PORT });
  deps.log.info({ port }, 'listening');
  return {
    facts: { port },
    finish: () => finishServing(app, config),
    stop: async () => {
      await app.close();
      await closeDeps(deps);
    },
  };
});
