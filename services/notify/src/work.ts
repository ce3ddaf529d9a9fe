import { startInbox } from '@app/service-kit';
import type { Deps } from './deps.ts';
import { queueMail } from './mails/mail.repository.ts';
import { startSendingMails } from './mails/send-mails.job.ts';

/** The job worker: takes in what other services want mailed, and sends it. As many may run as one likes. */
export function startWork(deps: Deps): { stop(): Promise<void> } {
  const { config, db, clock, log } = deps;
  const sending = startSendingMails(deps);
  const inbox = startInbox({
    db,
    queues: { databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL },
    receiver: 'notify',
    handlers: {
      'mail.requested': async (trx, { mailId, from }) => {
        // Its event stays in the queue, for the version that knows whom to ask.
        if (from !== 'auth') throw new Error(`mails of ${from} can't be asked for yet`);
        await queueMail(trx, mailId, clock.now());
      },
    },
    log,
    afterCommit: sending.wake,
  });
  return {
    async stop() {
      await Promise.all([inbox.close(), sending.stop()]);
    },
  };
}
