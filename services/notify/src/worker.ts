import { migrate, runProcess } from '@app/service-kit';
import { readConfig } from './config.ts';
import { closeDeps, createDeps } from './deps.ts';
import { migrations } from './migrations/index.ts';
import { startWork } from './work.ts';

/** The job worker alone, for operators who scale it apart from the server (architecture.md). */
await runProcess('notify-worker', async () => {
  const config = readConfig();
  const deps = createDeps(config);
  if (config.MIGRATE) await migrate(deps.db, 'notify', migrations);
  const work = startWork(deps);
  return {
    async stop() {
      await work.stop();
      await closeDeps(deps);
    },
  };
});
