import {
  asSystem,
  directDatabaseUrl,
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
import { destroyDeleted } from './history/restore-deleted.ts';
import { eraseIdleVisitors } from './people/erase-idle-visitors.ts';
import { erasePerson } from './people/erase-person.ts';
import { deleteExpiredKeys } from './posting/idempotency-key.repository.ts';
import { requestReplyMails } from './reply-mails/reply-mails.ts';
import { msUntilNextLapse } from './turns/next-lapse.repository.ts';
import { settleLapsedTurns } from './turns/settle-turn.ts';
import { deleteOldUsage } from './usage/usage.repository.ts';

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
  deps: Pick<Deps, 'db' | 'notifications' | 'config' | 'clock' | 'identity' | 'vaults' | 'log'>,
): Relay {
  const { db, notifications, config, identity, log } = deps;
  const queues = { databaseUrl: directDatabaseUrl(config), redisUrl: config.REDIS_URL };
  const relay = startRelay({ db, queues, identity, log, notifications });
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
/** A mail about an unread reply is due after minutes, so it is looked for less often than a turn. */
const SWEEPS_PER_MAIL_ROUND = 6;
/** How long after the end of a lease a sweep follows, so that it finds it; milliseconds. */
const AFTER_LAPSE_MS = 50;
/** When to look again for a lapsed turn whose conversation was locked; milliseconds. */
const RETRY_AFTER_MS = 1_000;

/**
 * Periodically settles lapsed turns, destroys what was deleted, requests mails for unread replies, and deletes expired keys, visitors and
 * old usage. Every
 * replica runs this. A lease that is taken after a sweep ends after the next one, because sweeps are no further apart than
 * a lease is long; and each sweep plans the next one for the first end of a lease that it has found.
 */
export function startPeriodicJobs(deps: Deps): { stop(): Promise<void> } {
  const { db, config, clock, log } = deps;
  const longestPauseMs = Math.min(config.TURN_SWEEP_MS, config.TURN_LEASE_MS);
  let pauseMs = longestPauseMs;
  let mailsAt = 0;
  let deleteAt = 0;
  return runPeriodically({
    round: async () => {
      pauseMs = longestPauseMs;
      const lapseMs = await asSystem(db, msUntilNextLapse);
      if (lapseMs <= 0) await settleLapsedTurns(deps);
      pauseMs = Math.min(longestPauseMs, lapseMs <= 0 ? RETRY_AFTER_MS : lapseMs + AFTER_LAPSE_MS);
      await destroyDeleted(deps);
      if (performance.now() >= mailsAt) {
        mailsAt = performance.now() + SWEEPS_PER_MAIL_ROUND * config.TURN_SWEEP_MS;
        await requestReplyMails(deps);
      }
      if (performance.now() < deleteAt) return;
      deleteAt = performance.now() + DELETE_EVERY_MS;
      await deleteExpiredKeys(db, clock.now());
      await deleteOldUsage(db, clock.now());
      await eraseIdleVisitors(deps);
    },
    everyMs: () => pauseMs,
    onFailure: (error) => log.warn({ err: error }, 'turn sweep failed'),
  });
}
