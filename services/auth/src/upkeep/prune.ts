import { asSystem, type Clock, type Logger } from '@app/service-kit';
import { deleteRefusedSignupsBefore } from '../accounts/refused-signup.repository.ts';
import { deleteAttemptsBefore } from '../attempts/attempt.repository.ts';
import type { Config } from '../config.ts';
import type { AuthDatabase } from '../database.ts';
import { deleteStaleDevices } from '../devices/device.repository.ts';
import {
  clearRecipientsBefore,
  deleteErasuresBefore,
  listOpenErasures,
} from '../erasures/erasure.repository.ts';
import { deleteLinksExpiredBefore } from '../links/link.repository.ts';
import { deleteMailsBefore } from '../mails/mail.repository.ts';
import { deleteEndedSessionsBefore } from '../sessions/ended-session.repository.ts';
import { deleteExpiredSessions } from '../sessions/session.repository.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** As long as browsers keep the device cookie. */
export const DEVICE_RETENTION_MS = 400 * DAY_MS;
/** Deleting a refused sign-up reveals that its address was taken, so they are kept longer than anybody would wait. */
export const REFUSED_SIGNUP_RETENTION_MS = 400 * DAY_MS;
/** Notify reports the outcome of a mail long before this. */
const RECIPIENT_RETENTION_MS = 30 * DAY_MS;
/** Erasures can be repeated after restoring a backup that is younger than this. */
export const ERASURE_RETENTION_MS = 400 * DAY_MS;

interface PruneDeps {
  readonly db: AuthDatabase;
  readonly clock: Clock;
  readonly config: Pick<Config, 'RATE_LOGIN_ACCOUNT' | 'RATE_MAIL_ACCOUNT'>;
  readonly log: Logger;
}

/**
 * Deletes data that is no longer needed: expired sessions, links and mails after a week, ended sessions whose last token
 * has expired, counters of past windows, and old devices, refused sign-ups and erasures. Logs erasures that have waited
 * for a service for more than an hour. Safe to run in every replica at once.
 */
export async function prune({ db, clock, config, log }: PruneDeps): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  const longestRateMs = 1_000 * Math.max(config.RATE_LOGIN_ACCOUNT.seconds, config.RATE_MAIL_ACCOUNT.seconds);
  await deleteExpiredSessions(db, before(0));
  await deleteEndedSessionsBefore(db, before(25 * HOUR_MS));
  await deleteLinksExpiredBefore(db, before(7 * DAY_MS));
  await deleteMailsBefore(db, before(7 * DAY_MS));
  await deleteAttemptsBefore(db, before(Math.max(longestRateMs, HOUR_MS)));
  await deleteRefusedSignupsBefore(db, before(REFUSED_SIGNUP_RETENTION_MS));
  await deleteStaleDevices(db, before(DEVICE_RETENTION_MS));
  await clearRecipientsBefore(db, before(RECIPIENT_RETENTION_MS));
  await deleteErasuresBefore(db, before(ERASURE_RETENTION_MS));
  const late = await asSystem(db, (trx) => listOpenErasures(trx, before(HOUR_MS)));
  if (late.length > 0) log.warn({ waiting: late }, 'erasures overdue');
}
