import { asOwner, asSystem, type Clock, Failure } from '@app/service-kit';
import type { Account } from '../accounts/account.repository.ts';
import { isRefusedSignup } from '../accounts/refused-signup.repository.ts';
import type { CountedAttempt } from '../attempts/attempt.repository.ts';
import { countGuess, type Guess, type GuessDeps, revertGuess } from '../attempts/count-guess.ts';
import type { Config } from '../config.ts';
import type { AuthDatabase } from '../database.ts';
import { type Browser, deviceHashes, findKnownDevice, type KnownDevice } from '../devices/browser.ts';
import type { Keys } from '../keys.ts';
import { type MailDeps, requestConfirmationMail, requestSignInNotice } from '../mails/request-mail.ts';
import { type HashingDeps, hashWithSchemes, readPasswordSchemes } from '../passwords/hash-password.ts';
import { endSurplusSessions } from './ended-session.repository.ts';
import { insertSession, type OpenedSession } from './session.repository.ts';

/** What opening a session needs. */
export interface OpenSessionDeps {
  readonly db: AuthDatabase;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly config: Pick<Config, 'SESSION_MAX_DAYS' | 'RATE_MAIL_ACCOUNT'>;
  readonly wakeRelay: () => void;
}

type LogInDeps = OpenSessionDeps &
  GuessDeps &
  HashingDeps &
  MailDeps & { readonly config: Pick<Config, 'REQUIRE_CONFIRMED_EMAIL'> };

interface Login {
  email: string;
  password: string;
  browser: Browser;
  /** Set when only a device that the account knows may sign in: the seconds that other devices have to wait. */
  unknownDeviceWaitSeconds: number | undefined;
}

export interface LoggedIn {
  readonly account: Account;
  readonly session: OpenedSession;
}

const WRONG_CREDENTIALS = 'The email or password isn’t right.';

/** A login whose guess has been counted. */
interface Attempt {
  readonly guess: Guess;
  /** The accounts that the password may open. */
  readonly accounts: readonly Account[];
  readonly schemes: readonly string[];
}

/**
 * Signs in with address and password (AUT-5). It computes one hash whether or not the address has an account, so that the
 * response time does not reveal accounts. The guess stays counted only when it was wrong.
 * @throws Failure 401 for a wrong address or password alike, 429 after too many guesses, 403 `email_not_confirmed` (with a
 * new mail) when the installation requires a confirmed address.
 */
export async function logIn(deps: LogInDeps, login: Login): Promise<LoggedIn> {
  const attempt = await beginAttempt(deps, login);
  const { guess } = attempt;
  let isWrong = false;
  let isReverted = false;
  try {
    const hashes = await hashWithSchemes(deps.hasher, login.password, attempt.schemes);
    const account = attempt.accounts.find(({ passwordHash }) => hashes.includes(passwordHash));
    if (!account) {
      isWrong = !(await isRefused(deps, login.email, hashes));
      throw isWrong
        ? new Failure('unauthenticated', { sentence: WRONG_CREDENTIALS })
        : new Failure('email_not_confirmed');
    }
    if (deps.config.REQUIRE_CONFIRMED_EMAIL && !account.emailConfirmedAt)
      return await refuseUnconfirmed(deps, account);
    const session = await openSession(deps, account, login.browser, guess.counted);
    isReverted = true;
    return { account, session };
  } finally {
    if (!isWrong && !isReverted) await revertGuess(deps.db, guess);
  }
}

/**
 * Counts the guess and reads the accounts of the address at the same time.
 * @throws Failure 429 after too many guesses.
 */
async function beginAttempt(deps: LogInDeps, login: Login): Promise<Attempt> {
  const { email, browser, unknownDeviceWaitSeconds } = login;
  const reading = readPasswordSchemes(deps, email);
  let known: KnownDevice | undefined;
  const findKnownDeviceKey = async () => {
    const { accounts } = await reading;
    const ids = accounts.map(({ id }) => id);
    known = await findKnownDevice(deps, ids, browser);
    return known?.key;
  };
  const counting = countGuess(deps, email, { findKnownDeviceKey, unknownDeviceWaitSeconds });
  const [{ accounts, schemes }, guess] = await Promise.all([reading, counting]);
  return {
    guess,
    schemes,
    accounts: guess.by === 'device' ? accounts.filter(({ id }) => id === known?.userId) : accounts,
  };
}

/** Whether the password belongs to a sign-up that was refused because the address is taken. */
async function isRefused(
  { db, keys, config }: LogInDeps,
  email: string,
  hashes: readonly string[],
): Promise<boolean> {
  if (!config.REQUIRE_CONFIRMED_EMAIL) return false;
  return asSystem(db, (trx) => isRefusedSignup(trx, { keys: keys.refusedSignup, email, hashes }));
}

async function refuseUnconfirmed(deps: LogInDeps, account: Account): Promise<never> {
  await asSystem(deps.db, (trx) => requestConfirmationMail(trx, deps, account));
  deps.wakeRelay();
  throw new Failure('email_not_confirmed');
}

/**
 * A sign-up form that is submitted twice arrives without the device cookie of the first response. For this time after
 * sign-up, a new browser is therefore taken for the one that signed up.
 */
const SIGNUP_GRACE_MS = 60_000;
/**
 * Opens a session of an account whose password was right, and removes the guess from the count. If the browser is new to
 * the account, its owner is informed by mail.
 * @throws Failure 401 when the account was deleted or its password changed in the meantime.
 */
export async function openSession(
  deps: OpenSessionDeps,
  account: Account,
  browser: Browser,
  guess?: CountedAttempt,
): Promise<OpenedSession> {
  const { db, clock, keys } = deps;
  const now = clock.now();
  const device = { hashes: deviceHashes(keys.devices, account.id, browser), name: browser.name, now };
  const opened = await asOwner(db, account.id, async (trx) => {
    const lifetime = { now, maxDays: deps.config.SESSION_MAX_DAYS };
    const inserted = await insertSession(trx, account, { device, guess }, lifetime);
    if (!inserted) return undefined;
    const { session, isOtherBrowser, earlierSessions: earlier } = inserted;
    await endSurplusSessions(trx, account.id, { current: session.sessionId, earlier, now });
    const isNew = isOtherBrowser && now.getTime() - account.createdAt.getTime() >= SIGNUP_GRACE_MS;
    const hasMail = isNew && (await requestSignInNotice(trx, deps, account, browser.name));
    return { session, hasMail };
  });
  if (!opened) throw new Failure('unauthenticated', { sentence: WRONG_CREDENTIALS });
  if (opened.hasMail) deps.wakeRelay();
  return opened.session;
}
