import { AFTER_START_MS, startInbox, startRelay } from '@app/service-kit';
import type { Deps } from './deps.ts';
import { erasePerson } from './erasure/erase-person.ts';
import { startDueWork } from './upkeep/due-work.job.ts';

/**
 * Billing's jobs: carries what it says, erases whoever leaves, and does what is due with the provider. As many may run as
 * one likes.
 */
export function startWork(deps: Deps): { wake(): void; stop(): Promise<void> } {
  const { config, db, log } = deps;
  const queues = { databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL };
  const relay = startRelay({ db, queues, log });
  const inbox = startInbox({
    beginAfterMs: AFTER_START_MS,
    db,
    queues,
    receiver: 'billing',
    log,
    handlers: { 'user.deleted': (trx, { userId }) => erasePerson(trx, deps, userId) },
    afterCommit: relay.wake,
  });
  const dueWork = startDueWork(deps);
  return {
    wake: relay.wake,
    async stop() {
      await Promise.all([inbox.close(), dueWork.stop()]);
      await relay.stop();
    },
  };
}
