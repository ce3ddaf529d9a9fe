import { directDatabaseUrl, runPeriodically, startInbox, startRelay } from '@app/service-kit';
import { erasePerson } from './account-data/erase-person.ts';
import { deleteOldMessages } from './contact/contact-message.repository.ts';
import type { NotifyDatabase } from './database.ts';
import type { Deps } from './deps.ts';
import { deleteOldErasures } from './erasures/erasure.repository.ts';
import { exportMails } from './mails/export-mails.ts';
import { deleteOldMails, enqueueMail } from './mails/mail.repository.ts';
import { startSendingMails } from './mails/send-mails.job.ts';
import { deleteOldBounces } from './mails/suppression.repository.ts';
import { forwardDueUnsubscriptions } from './unsubscriptions/unsubscribe.ts';

/** Only those that auth did not accept at once are forwarded by the job. */
const FORWARD_EVERY_MS = 10_000;
const DELETE_EVERY_MS = 3_600_000;

/**
 * Starts the jobs: receives mail requests, sends the mails and publishes the results; forwards unsubscriptions to auth;
 * erases people; deletes old rows. Any number of processes may run them.
 */
export function startJobs(deps: Deps): { stop(): Promise<void> } {
  const { config, db, notifications, clock, identity, log } = deps;
  const queues = { databaseUrl: directDatabaseUrl(config), redisUrl: config.REDIS_URL };
  const relay = startRelay({ db, queues, identity, log, notifications });
  exportMails(deps);
  const sending = startSendingMails(deps, { notifications, afterSettling: relay.wake });
  const forwarding = runPeriodically({
    round: () => forwardDueUnsubscriptions(deps),
    everyMs: FORWARD_EVERY_MS,
    onFailure: (error) => log.warn({ err: error }, 'due unsubscriptions unavailable'),
  });
  const deleting = runPeriodically({
    round: () => deleteOldRows(db, clock.now()),
    everyMs: DELETE_EVERY_MS,
    onFailure: (error) => log.warn({ err: error }, 'old rows not deleted'),
  });
  const inbox = startInbox({
    startDelayMs: config.INBOX_START_DELAY_MS,
    db,
    queues,
    identity,
    receiver: 'notify',
    handlers: {
      'mail.requested': (trx, { mailId, from }) =>
        enqueueMail(trx, { id: mailId, source: from, now: clock.now() }),
      'user.deleted': (trx, { userId }) => erasePerson(trx, deps, userId),
    },
    log,
    afterCommit() {
      sending.wake();
      relay.wake();
    },
  });
  return {
    async stop() {
      await Promise.all([inbox.close(), sending.stop(), forwarding.stop(), deleting.stop()]);
      await relay.stop();
    },
  };
}

/** Deletes the rows whose retention period is over. Each slice deletes its own. */
export async function deleteOldRows(db: NotifyDatabase, now: Date): Promise<void> {
  await deleteOldMails(db, now);
  await deleteOldMessages(db, now);
  await deleteOldBounces(db, now);
  await deleteOldErasures(db, now);
}
