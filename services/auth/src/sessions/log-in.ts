import { asOwner, asSystem, type Clock, Failure } from '@app/service-kit';
import type { Account } from '../accounts/account.repository.ts';
import { findAccountByPassword } from '../accounts/address.repository.ts';
import { isRefusedSignup } from '../accounts/refused-signup.repository.ts';
import { checkGuess, type GuessDeps } from '../attempts/count-guess.ts';
import type { Config } from '../config.ts';
import type { AuthDatabase } from '../database.ts';
import { type Browser, deviceHash, findKnownDevice } from '../devices/browser.ts';
import { recordDevice } from '../devices/device.repository.ts';
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

const WRONG_CREDENTIALS = 'The email address or the password is not right.';

/** The password belongs to a sign-up that was refused because the address is taken. */
const REFUSED = 'refused';

/**
 * Signs in with address and password (AUT-5). It computes one hash whether or not the address has an account, so that the
 * response time does not reveal accounts.
 * @throws Failure 401 for a wrong address or password alike, 429 after too many guesses, 403 `email_not_confirmed` (with a
 * new mail) when the installation requires a confirmed address.
 */
export async function logIn(deps: LogInDeps, login: Login): Promise<LoggedIn> {
  const { schemes, knownDevice } = await findSchemesAndDevice(deps, login);
  const guess = {
    address: login.email,
    knownDeviceKey: knownDevice?.key,
    unknownDeviceWaitSeconds: login.unknownDeviceWaitSeconds,
  };
  const found = await checkGuess(deps, guess, (by) =>
    verifyPassword(deps, login, schemes, by === 'device' ? knownDevice?.userId : undefined),
  );
  if (!found) throw new Failure('unauthenticated', { sentence: WRONG_CREDENTIALS });
  if (found === REFUSED) throw new Failure('email_not_confirmed');
  if (deps.config.REQUIRE_CONFIRMED_EMAIL && !found.emailConfirmedAt) return refuseUnconfirmed(deps, found);
  return { account: found, session: await openSession(deps, found, login.browser) };
}

async function findSchemesAndDevice(deps: LogInDeps, { email, browser }: Login) {
  return asSystem(deps.db, async (trx) => {
    const { ids, schemes } = await readPasswordSchemes(trx, deps, email);
    return { schemes, knownDevice: await findKnownDevice(trx, deps, ids, browser) };
  });
}

/** Finds the account with this password; with `id`, only that account. */
async function verifyPassword(
  { db, hasher, keys, config }: LogInDeps,
  { email, password }: Login,
  schemes: readonly string[],
  id: string | undefined,
): Promise<Account | typeof REFUSED | undefined> {
  const hashes = await hashWithSchemes(hasher, password, schemes);
  return asSystem(db, async (trx) => {
    const account = await findAccountByPassword(trx, email, hashes, id);
    if (account || !config.REQUIRE_CONFIRMED_EMAIL) return account;
    return (await isRefusedSignup(trx, { key: keys.refusedSignup, email, hashes })) ? REFUSED : undefined;
  });
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
 * Opens a session of an account whose password was right. If the browser is new to the account, its owner is informed by
 * mail.
 * @throws Failure 401 when the account was deleted or its password changed in the meantime.
 */
export async function openSession(
  deps: OpenSessionDeps,
  account: Account,
  browser: Browser,
): Promise<OpenedSession> {
  const { db, clock, keys } = deps;
  const now = clock.now();
  const hash = deviceHash(keys.devices, account.id, browser);
  const opened = await asOwner(db, account.id, async (trx) => {
    const session = await insertSession(trx, account, browser.name, {
      now,
      maxDays: deps.config.SESSION_MAX_DAYS,
    });
    if (!session) return undefined;
    await endSurplusSessions(trx, account.id, session.sessionId, now);
    const seen = await recordDevice(trx, account.id, { hash, name: browser.name, now });
    const isNew = seen === 'new' && now.getTime() - account.createdAt.getTime() >= SIGNUP_GRACE_MS;
    const hasMail = isNew && (await requestSignInNotice(trx, deps, account, browser.name));
    return { session, hasMail };
  });
  if (!opened) throw new Failure('unauthenticated', { sentence: WRONG_CREDENTIALS });
  if (opened.hasMail) deps.wakeRelay();
  return opened.session;
}
