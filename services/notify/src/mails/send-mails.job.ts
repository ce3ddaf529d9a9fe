import {
  type DatabaseNotifications,
  labelledGauge,
  runPeriodically,
  UNNOTIFIED_POLL_MS,
} from '@app/service-kit';
import { DependencyHealth } from './dependency-health.ts';
import { type ClaimedMail, claimDueMails, findNextDueMail } from './mail.repository.ts';
import { CLAIM_MS, MAILS_AT_ONCE, waitAfterOutage } from './mail.ts';
import type { MailSourceName } from './mail-content.ts';
import { type SendMailDeps, sendMail } from './send-mail.ts';

/** The running mail job. */
export interface MailSending {
  /** Checks for due mails now instead of at the next interval. */
  wake(): void;
  /** Claims no more mails and waits for those in progress, at most `withinMs`. */
  stop(withinMs?: number): Promise<void>;
}

/** The shortest pause between two rounds: mails that are due may have to wait for a dependency. */
const SHORTEST_PAUSE_MS = 1_000;

interface SendingOptions {
  /** Wakes the job for mails that any process has enqueued. */
  notifications?: Pick<DatabaseNotifications, 'onInsert'>;
  /** The longest pause between two rounds. */
  everyMs?: number;
  /** The pause before a dependency is tried again, after this many failures in a row. */
  outageWait?: (failures: number) => number;
  /** Called after each settled mail. */
  afterSettling?: () => void;
}

/**
 * Sends due mails, several at the same time. A worker claims a mail's row with a lease before it sends the mail. While a
 * dependency (the mail server or a source of content) is down, a single mail probes it; the others follow once it is up.
 */
export function startSendingMails(
  deps: SendMailDeps,
  {
    notifications,
    everyMs = UNNOTIFIED_POLL_MS,
    outageWait = waitAfterOutage,
    afterSettling,
  }: SendingOptions = {},
): MailSending {
  const { db, clock, log } = deps;
  const shortestPauseMs = Math.min(SHORTEST_PAUSE_MS, everyMs);
  const dependencies = new DependencyHealth(outageWait);
  labelledGauge(
    'mail_dependency_up',
    'Whether the mail server, and each service that mails come from, has answered last (1) or not (0)',
    ['dependency'],
    () => dependencies.samples(),
  );
  const inProgress = new Map<Promise<void>, MailSourceName>();

  const send = (mail: ClaimedMail): void => {
    const sending = sendMail(deps, mail)
      .then((report) => dependencies.record(report))
      .catch((error: unknown) => log.error({ err: error, mailId: mail.id }, 'mail settlement failed'))
      .finally(() => {
        inProgress.delete(sending);
        afterSettling?.();
        loop.wake();
      });
    inProgress.set(sending, mail.source);
  };

  const claim = async (sources: readonly MailSourceName[], most: number): Promise<void> => {
    const limit = Math.min(most, capacity() - inProgress.size);
    if (limit <= 0 || sources.length === 0) return;
    const now = clock.now();
    const claimedUntil = new Date(now.getTime() + CLAIM_MS);
    for (const mail of await claimDueMails(db, { sources, now, claimedUntil, limit })) send(mail);
  };
  const capacity = () => ({ up: MAILS_AT_ONCE, probe: 1, down: 0 })[dependencies.status('mail server')];
  const isInProgress = (source: MailSourceName) => [...inProgress.values()].includes(source);

  let pauseMs = shortestPauseMs;
  const claimDue = async (): Promise<void> => {
    for (const source of dependencies.sourcesWithStatus('probe'))
      if (!isInProgress(source)) await claim([source], 1);
    await claim(dependencies.sourcesWithStatus('up'), MAILS_AT_ONCE);
    const next = await findNextDueMail(db);
    pauseMs = next ? Math.max(shortestPauseMs, next.getTime() - clock.now().getTime()) : everyMs;
  };

  const loop = runPeriodically({
    round: () => {
      pauseMs = shortestPauseMs;
      return claimDue();
    },
    everyMs: () => Math.min(dependencies.msUntilRetry() ?? everyMs, pauseMs, everyMs),
    onFailure: (error) => log.warn({ err: error }, 'due mails unavailable'),
  });

  const ignoreInserts = notifications?.onInsert('mails', loop.wake);

  return {
    wake: loop.wake,
    async stop(withinMs = 6_000) {
      ignoreInserts?.();
      await loop.stop();
      const timedOut = Promise.withResolvers<void>();
      const deadline = setTimeout(timedOut.resolve, withinMs);
      await Promise.race([Promise.allSettled(inProgress.keys()), timedOut.promise]);
      clearTimeout(deadline);
    },
  };
}
