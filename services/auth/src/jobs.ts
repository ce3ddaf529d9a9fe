import {
  directDatabaseUrl,
  type EventHandlers,
  publishEvent,
  runPeriodically,
  setRowOwner,
  startInbox,
  startRelay,
  UNNOTIFIED_POLL_MS,
} from '@app/service-kit';
import { eraseClosedAccounts } from './address-claims/erase-closed-accounts.ts';
import { type AuthTables, seeAllRows } from './database.ts';
import type { Deps } from './deps.ts';
import { clearRecipient, completeErasure, recordErased } from './erasures/erasure.repository.ts';
import { recordMailSent } from './mails/mail.repository.ts';
import { prune } from './upkeep/prune.ts';
import { handOverPendingVisitors } from './visitors/hand-over-visitor.ts';

const PRUNE_EVERY_MS = 10 * 60_000;
/** How often to look for hand-overs that are due while there are any. */
const HAND_OVER_EVERY_MS = 2_000;
const ERASE_EVERY_MS = 60_000;

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
  const { config, db, notifications, identity, log } = deps;
  const queues = { databaseUrl: directDatabaseUrl(config), redisUrl: config.REDIS_URL };
  const relay = startRelay({ db, queues, identity, log, notifications });
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
  const repeat = (everyMs: number | (() => number), failure: string, job: () => Promise<void>) =>
    runPeriodically({
      everyMs,
      round: job,
      onFailure: (error) => log.warn({ err: error }, failure),
    });
  const pruning = repeat(PRUNE_EVERY_MS, 'pruning failed', () => prune(deps));
  let isAnyPending = true;
  const handingOver = repeat(
    () => (isAnyPending ? HAND_OVER_EVERY_MS : UNNOTIFIED_POLL_MS),
    'handing over visitor chats failed',
    async () => {
      isAnyPending = await handOverPendingVisitors(deps);
    },
  );
  const ignoreClaims = notifications.onInsert('visitor_claims', handingOver.wake);
  const erasing = repeat(ERASE_EVERY_MS, 'erasing closed accounts failed', () => eraseClosedAccounts(deps));
  return {
    wake: relay.wake,
    async stop() {
      ignoreClaims();
      await Promise.all([pruning.stop(), handingOver.stop(), erasing.stop(), inbox.close()]);
      await relay.stop();
    },
  };
}
