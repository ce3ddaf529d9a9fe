import { AFTER_START_MS, startInbox, startRelay } from '@app/service-kit';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { authEventHandlers } from './erasures/erasure.events.ts';
import { startPruning } from './upkeep/prune.job.ts';
import { startHandingOver } from './visitors/hand-over-visitors.job.ts';

/** Auth's jobs: carries what it says, takes in what it is told, and tidies up. As many may run as one likes. */
export function startWork(
  deps: Deps,
  config: Pick<Config, 'DATABASE_URL' | 'REDIS_URL'>,
): { wake(): void; stop(): Promise<void> } {
  const { db, log } = deps;
  const queues = { databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL };
  const relay = startRelay({ db, queues, log });
  const inbox = startInbox({
    beginAfterMs: AFTER_START_MS,
    db,
    queues,
    receiver: 'auth',
    handlers: authEventHandlers(deps),
    log,
    afterCommit: relay.wake,
  });
  const pruning = startPruning(deps);
  const handingOver = startHandingOver(deps);
  return {
    wake: relay.wake,
    async stop() {
      await Promise.all([pruning.stop(), handingOver.stop(), inbox.close()]);
      await relay.stop();
    },
  };
}
