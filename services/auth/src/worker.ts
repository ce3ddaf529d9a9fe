import { createLog, migrate, runProcess } from '@app/service-kit';
import { readConfig } from './config.ts';
import { createDeps } from './deps.ts';
import { migrations } from './migrations/index.ts';
import { startWork } from './work.ts';

/** Auth's jobs alone, for operators who scale them apart from the server (architecture.md). */
await runProcess('auth-worker', async () => {
  const config = readConfig();
  let wake: () => void = () => undefined;
  const deps = await createDeps(config, createLog('auth-worker', config.LOG_LEVEL), {
    wakeRelay: () => wake(),
  });
  if (config.MIGRATE) await migrate(deps.db, 'auth', migrations);
  const work = startWork(deps, config);
  wake = work.wake;
  return {
    async stop() {
      await work.stop();
      await deps.db.destroy();
    },
  };
});
