import {
  type EventHandlers,
  publishEvent,
  runPeriodically,
  setRowOwner,
  startInbox,
  startRelay,
} from '@app/service-kit';
import { eraseClosedAccounts } from './address-claims/erase-closed-accounts.ts';
import { type AuthTables, seeAllRows } from './database.ts';
import type { Deps } from './deps.ts';
import { clearRecipient, completeErasure, recordErased } from './erasures/erasure.repository.ts';
import { recordMailSent } from './mails/mail.repository.ts';
import { prune } from './upkeep/prune.ts';
import { handOverPendingVisitors } from './visitors/hand-over-visitor.ts';

const PRUNE_EVERY_MS = 10 * 60_000;
const HAND_OVER_EVERY_MS = 2_000;
const ERASE_EVERY_MS = 10_000;

/** Handlers for the events that this service receives: a service has erased its part, or notify has settled a mail. */
export function eventHandlers({ clock }: Pick<Deps, 'clock'>): EventHandlers<AuthTables> {
  return {
    'user.erased': async (trx, { userId, by, erasedAt }) => {
      await setRowOwner(trx, userId);
      await recordErased(trx, userId, { by, erasedAt: new Date(erasedAt) });
      const mailId = await completeErasure(trx, userId, clock.now());
      if (mailId) await publishEvent(trx, 'mail.requested', { mailId });
    },
    // The event names only the mail, so its owner is not known here.
    'mail.settled': async (trx, { mailId, sent }) => {
      await seeAllRows(trx);
      if (sent) await recordMailSent(trx, mailId, clock.now());
      await clearRecipient(trx, mailId);
    },
  };
}

/**
 * Starts the background jobs: relays events, handles the events of other services, hands over visitors' chats, erases
 * closed accounts and deletes expired data. Any number of replicas may run them at once; a failed run is retried by the
 * next.
 */
export function startJobs(deps: Deps): { wake(): void; stop(): Promise<void> } {
  const { config, db, identity, log } = deps;
  const queues = { databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL };
  const relay = startRelay({ db, queues, identity, log });
  const inbox = startInbox({
    startDelayMs: config.INBOX_START_DELAY_MS,
    db,
    queues,
    identity,
    receiver: 'auth',
    handlers: eventHandlers(deps),
    log,
    afterCommit: relay.wake,
  });
  const repeat = (everyMs: number, failure: string, job: (deps: Deps) => Promise<void>) =>
    runPeriodically({
      everyMs,
      round: () => job(deps),
      onFailure: (error) => log.warn({ err: error }, failure),
    });
  const pruning = repeat(PRUNE_EVERY_MS, 'pruning failed', prune);
  const handingOver = repeat(
    HAND_OVER_EVERY_MS,
    'handing over visitor chats failed',
    handOverPendingVisitors,
  );
  const erasing = repeat(ERASE_EVERY_MS, 'erasing closed accounts failed', eraseClosedAccounts);
  return {
    wake: relay.wake,
    async stop() {
      await Promise.all([pruning.stop(), handingOver.stop(), erasing.stop(), inbox.close()]);
      await relay.stop();
    },
  };
}
