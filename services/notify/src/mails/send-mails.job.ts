import type { Deps } from '../deps.ts';
import { forgetOldRows } from '../forget-old-rows.ts';
import { type ClaimedMail, claimDueMails } from './mail.repository.ts';
import type { MailSourceName } from './mail.table.ts';
import { CLAIM_MS, MAILS_AT_ONCE, waitAfterOutage } from './mail.ts';
import { Neighbours } from './neighbours.ts';
import { sendMail } from './send-mail.ts';

/** Mails are being sent. */
export interface MailSending {
  /** Looks for due mails now rather than at the next round. */
  wake(): void;
  /** Takes no more mails and waits for those that are on their way, at most `withinMs`. */
  stop(withinMs?: number): Promise<void>;
}

interface SendingOptions {
  everyMs?: number;
  /** How long to leave a neighbour alone after so many attempts in a row that did not reach it. */
  outageWait?: (times: number) => number;
  /** Called after each mail that was settled. */
  afterSettling?: () => void;
}

const HOUR_MS = 3_600_000;

/**
 * Sends due mails, several at once. The row is the truth: whoever claims it sends it, and a claim runs out. While a
 * neighbour is down (the mail server, or a service that wants mails sent), one of the mails that need it finds out
 * whether it is back; then all of them go.
 */
export function startSendingMails(
  deps: Deps,
  { everyMs = 1_000, outageWait = waitAfterOutage, afterSettling }: SendingOptions = {},
): MailSending {
  const { db, clock, log } = deps;
  const neighbours = new Neighbours(outageWait);
  const underway = new Map<Promise<void>, MailSourceName>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let forgottenAt = 0;

  const send = (mail: ClaimedMail): void => {
    const sending = sendMail(deps, mail)
      .then((met) => neighbours.note(met))
      .catch((error: unknown) => log.error({ err: error, mailId: mail.id }, 'a mail could not be settled'))
      .finally(() => {
        underway.delete(sending);
        afterSettling?.();
        wake();
      });
    underway.set(sending, mail.source);
  };

  const claim = async (sources: readonly MailSourceName[], most: number): Promise<void> => {
    const limit = Math.min(most, atOnce() - underway.size);
    if (limit <= 0 || sources.length === 0) return;
    const now = clock.now();
    const claimedUntil = new Date(now.getTime() + CLAIM_MS);
    for (const mail of await claimDueMails(db, { sources, now, claimedUntil, limit })) send(mail);
  };
  const atOnce = () => ({ fine: MAILS_AT_ONCE, try: 1, quiet: 0 })[neighbours.look('mail server')];
  const isUnderway = (source: MailSourceName) => [...underway.values()].includes(source);

  const look = async (): Promise<void> => {
    for (const source of neighbours.sources('try')) if (!isUnderway(source)) await claim([source], 1);
    await claim(neighbours.sources('fine'), MAILS_AT_ONCE);
    const now = clock.now();
    if (now.getTime() - forgottenAt > HOUR_MS) {
      forgottenAt = now.getTime();
      await forgetOldRows(db, now);
    }
  };

  const wake = (): void => {
    if (stopped) return;
    if (looking) {
      again = true;
      return;
    }
    clearTimeout(timer);
    looking = look()
      .catch((error: unknown) => log.warn({ err: error }, 'due mails can not be looked up now'))
      .finally(() => {
        looking = undefined;
        if (stopped) return;
        if (again) {
          again = false;
          wake();
          return;
        }
        timer = setTimeout(wake, Math.min(neighbours.quietFor() ?? everyMs, everyMs));
      });
  };
  wake();

  return {
    wake,
    async stop(withinMs = 6_000) {
      stopped = true;
      clearTimeout(timer);
      await looking;
      const late = Promise.withResolvers<void>();
      const deadline = setTimeout(late.resolve, withinMs);
      await Promise.race([Promise.allSettled(underway.keys()), late.promise]);
      clearTimeout(deadline);
    },
  };
}
