import { AFTER_START_MS, startInbox, startRelay } from '@app/service-kit';
import type { Deps } from './deps.ts';
import { erasePerson } from './erasures/erase-person.ts';
import { queueMail } from './mails/mail.repository.ts';
import { startSendingMails } from './mails/send-mails.job.ts';
import { startPassingOn } from './preferences/pass-on-unsubscriptions.job.ts';

/**
 * The job worker: takes in what other services want mailed, sends it, and tells them what became of it; tells auth
 * what people have switched off; erases whoever
 * leaves. As many may run as one likes.
 */
export function startWork(deps: Deps): { stop(): Promise<void> } {
  const { config, db, clock, log } = deps;
  const queues = { databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL };
  const relay = startRelay({ db, queues, log });
  const sending = startSendingMails(deps, { afterSettling: relay.wake });
  const passingOn = startPassingOn(deps);
  const inbox = startInbox({
    beginAfterMs: AFTER_START_MS,
    db,
    queues,
    receiver: 'notify',
    handlers: {
      'mail.requested': (trx, { mailId, from }) =>
        queueMail(trx, { id: mailId, source: from, now: clock.now() }),
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
      await Promise.all([inbox.close(), sending.stop(), passingOn.stop()]);
      await relay.stop();
    },
  };
}
