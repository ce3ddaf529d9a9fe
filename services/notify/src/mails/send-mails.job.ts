import type { Deps } from '../deps.ts';
import { claimDueMails, forgetSettledMails } from './mail.repository.ts';
import { CLAIM_MS, MAILS_AT_ONCE, REMEMBER_MS, waitAfterOutage } from './mail.ts';
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
  /** How long to leave a mail server, or auth, alone after so many attempts in a row that did not reach it. */
  outageWait?: (times: number) => number;
}

const HOUR_MS = 3_600_000;

/**
 * Sends due mails, several at once. The row is the truth: whoever claims it sends it, and a claim runs out. While
 * nobody takes mails at all (the server is down, auth is), one mail at a time finds out whether they do again, so
 * that none of the others uses up its attempts; then all of them go.
 */
export function startSendingMails(
  deps: Deps,
  { everyMs = 1_000, outageWait = waitAfterOutage }: SendingOptions = {},
): MailSending {
  const { db, clock, log } = deps;
  const underway = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let outages = 0;
  let quietUntil = 0;
  let forgottenAt = 0;

  const send = (mail: Parameters<typeof sendMail>[1]): void => {
    const sending = sendMail(deps, mail)
      .then((outlook) => {
        if (outlook === 'fine') {
          outages = 0;
          quietUntil = 0;
        } else if (performance.now() >= quietUntil) {
          // Those that were underway together met one outage, not several.
          outages += 1;
          quietUntil = performance.now() + outageWait(outages);
        }
      })
      .catch((error: unknown) => log.error({ err: error, mailId: mail.id }, 'a mail could not be settled'))
      .finally(() => {
        underway.delete(sending);
        wake();
      });
    underway.add(sending);
  };

  const look = async (): Promise<void> => {
    const free = (outages > 0 ? 1 : MAILS_AT_ONCE) - underway.size;
    if (free <= 0 || performance.now() < quietUntil) return;
    const now = clock.now();
    const claimedUntil = new Date(now.getTime() + CLAIM_MS);
    for (const mail of await claimDueMails(db, { now, claimedUntil, limit: free })) send(mail);
    if (now.getTime() - forgottenAt > HOUR_MS) {
      forgottenAt = now.getTime();
      await forgetSettledMails(db, new Date(now.getTime() - REMEMBER_MS));
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
        const quiet = quietUntil - performance.now();
        timer = setTimeout(wake, quiet > 0 ? Math.min(quiet, everyMs) : everyMs);
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
      await Promise.race([Promise.allSettled(underway), late.promise]);
      clearTimeout(deadline);
    },
  };
}
