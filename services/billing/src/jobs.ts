import { RETENTION_DAYS } from '@app/contracts';
import { asSystem, directDatabaseUrl, runPeriodically, startInbox, startRelay } from '@app/service-kit';
import { erasePerson } from './account-data/erase-person.ts';
import { closeAbandonedCheckouts } from './checkouts/checkout.repository.ts';
import { deleteExpiredKeys } from './checkouts/idempotency-key.repository.ts';
import { claimDueCheckouts } from './checkouts/provider-checkout.repository.ts';
import type { BillingDatabase } from './database.ts';
import type { Deps } from './deps.ts';
import { deleteExpiredGoneOwners } from './erasures/erasure.repository.ts';
import { fetchMissedNotices, fetchOlderNotices } from './notices/fetch-missed-notices.ts';
import { exportParkedNotices } from './notices/park-notice.ts';
import { deleteExpiredParkedNotices } from './notices/parked-notice.repository.ts';
import { deleteExpiredNotices } from './notices/provider-event.repository.ts';
import { retryDueParkedNotices } from './notices/retry-parked-notice.ts';
import { syncCheckout } from './premium/sync-checkout.ts';
import { claimDueTasks } from './provider/provider-task.repository.ts';
import { deleteForeignFacts } from './purchases/payment-fact.repository.ts';
import { runProviderTask } from './purchases/run-provider-task.ts';
import { deleteExpiredReturns } from './returns/own-return.repository.ts';

const BATCH_SIZE = 20;
const CLEANUP_INTERVAL_MS = 3_600_000;
const TIME_LIMIT = { withinMs: 6_500 };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Starts billing's jobs: relays its events, erases deleted accounts, and runs due work with the provider. Any number of
 * processes may run them at the same time.
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
    receiver: 'billing',
    log,
    handlers: { 'user.deleted': (trx, { userId }) => erasePerson(trx, deps, userId) },
    afterCommit: relay.wake,
  });
  exportParkedNotices(db);
  const dueWork = startDueJobs(deps);
  return {
    wake: relay.wake,
    async stop() {
      await Promise.all([inbox.close(), dueWork.stop()]);
      await relay.stop();
    },
  };
}

/**
 * Runs the due jobs periodically until they are stopped. They are independent: none waits for another or fails with it.
 * Every replica runs them; a replica skips what another one has claimed.
 */
export function startDueJobs(deps: Deps): { stop(): Promise<void> } {
  const { 'provider tasks': tasks, ...others } = createDueJobs(deps);
  const start = (job: string, run: () => Promise<unknown>) =>
    runPeriodically({
      round: run,
      everyMs: deps.config.BILLING_POLL_MS,
      onFailure: (error) => deps.log.warn({ err: error, job }, 'due work failed'),
    });
  const runningTasks = start('provider tasks', tasks);
  const ignoreInserts = deps.notifications.onInsert('provider_tasks', runningTasks.wake);
  const running = [runningTasks, ...Object.entries(others).map(([job, run]) => start(job, run))];
  return {
    async stop() {
      ignoreInserts();
      await Promise.all(running.map((one) => one.stop()));
    },
  };
}

/** Creates the due jobs by name; each function runs its job once. */
export function createDueJobs(deps: Deps) {
  let nextCleanupAt = 0;
  return {
    'provider tasks': async () => {
      const tasks = await asSystem(deps.db, (trx) => claimDueTasks(trx, BATCH_SIZE));
      await runAll(tasks, (task) => runProviderTask(deps, task));
    },
    'open checkouts': async () => {
      const afterMs = deps.config.CHECKOUT_LOOK_AFTER_MS;
      const due = await asSystem(deps.db, (trx) => claimDueCheckouts(trx, { afterMs, limit: BATCH_SIZE }));
      await runAll(due, (checkout) => syncCheckout(deps, checkout, TIME_LIMIT));
    },
    'missed notices': () => fetchMissedNotices(deps),
    'older missed notices': () => fetchOlderNotices(deps),
    'parked notices': () => retryDueParkedNotices(deps),
    'expired rows': async () => {
      if (performance.now() < nextCleanupAt) return;
      nextCleanupAt = performance.now() + CLEANUP_INTERVAL_MS;
      await asSystem(deps.db, closeAbandonedCheckouts);
      await deleteExpiredRows(deps.db, deps.clock.now());
    },
  } satisfies Record<string, () => Promise<unknown>>;
}

/** Runs the work for all items concurrently and waits for all of it. @throws the first failure. */
async function runAll<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const done = await Promise.allSettled(items.map(work));
  for (const result of done) if (result.status === 'rejected') throw result.reason;
}

/** Deletes the rows of all people whose retention time is over. Each slice deletes its own. */
export async function deleteExpiredRows(db: BillingDatabase, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await deleteExpiredGoneOwners(db, ago(DAY_MS));
  await deleteExpiredKeys(db, ago(48 * HOUR_MS));
  await deleteExpiredNotices(db, ago(60 * DAY_MS));
  await deleteForeignFacts(db, ago(180 * DAY_MS));
  await deleteExpiredParkedNotices(db, ago(180 * DAY_MS));
  await deleteExpiredReturns(db, ago(RETENTION_DAYS.returnedAddress * DAY_MS));
}
