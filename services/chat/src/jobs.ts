import {
  type EventHandlers,
  type Relay,
  runPeriodically,
  setRowOwner,
  startInbox,
  startRelay,
} from '@app/service-kit';
import type { ChatTables } from './database.ts';
import type { Deps } from './deps.ts';
import { storeEntitlement } from './entitlements/entitlement.repository.ts';
import { eraseIdleVisitors } from './people/erase-idle-visitors.ts';
import { erasePerson } from './people/erase-person.ts';
import { deleteExpiredKeys } from './posting/idempotency-key.repository.ts';
import { requestReplyMails } from './reply-mails/reply-mails.ts';
import { settleLapsedTurns } from './turns/settle-turn.ts';

/** The handlers of the events that chat receives. */
export function eventHandlers(deps: Pick<Deps, 'clock' | 'vaults'>): EventHandlers<ChatTables> {
  return {
    'entitlement.changed': async (trx, { userId: ownerId, purchasedAt, version }) => {
      await setRowOwner(trx, ownerId);
      await storeEntitlement(trx, {
        ownerId,
        purchasedAt: purchasedAt === null ? null : new Date(purchasedAt),
        version,
      });
    },
    'user.deleted': async (trx, { userId }) => {
      await erasePerson(trx, deps, userId);
      deps.vaults.forget(userId);
    },
  };
}

/** Starts chat's background jobs, the relay of its outbox and the receiver of its events. Any number may run. */
export function startJobs(
  deps: Pick<Deps, 'db' | 'config' | 'clock' | 'identity' | 'vaults' | 'log'>,
): Relay {
  const { db, config, identity, log } = deps;
  const queues = { databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL };
  const relay = startRelay({ db, queues, identity, log });
  const inbox = startInbox({
    startDelayMs: config.INBOX_START_DELAY_MS,
    db,
    queues,
    identity,
    receiver: 'chat',
    handlers: eventHandlers(deps),
    log,
    afterCommit: relay.wake,
  });
  return {
    wake: relay.wake,
    async stop() {
      await inbox.close();
      await relay.stop();
    },
  };
}

const DELETE_EVERY_MS = 3_600_000;

/**
 * Periodically settles lapsed turns, requests mails for unread replies, and deletes expired keys and visitors. Every
 * replica runs this.
 */
export function startPeriodicJobs(deps: Deps): { stop(): Promise<void> } {
  let deleteAt = 0;
  return runPeriodically({
    round: async () => {
      await settleLapsedTurns(deps);
      await requestReplyMails(deps);
      if (performance.now() < deleteAt) return;
      deleteAt = performance.now() + DELETE_EVERY_MS;
      await deleteExpiredKeys(deps.db, deps.clock.now());
      await eraseIdleVisitors(deps);
    },
    everyMs: deps.config.TURN_SWEEP_MS,
    onFailure: (error) => deps.log.warn({ err: error }, 'turn sweep failed'),
  });
}
