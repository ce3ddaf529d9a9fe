import { asOwner, asSystem, Failure } from '@app/service-kit';
import { accountsOfAddress } from '../accounts/address.repository.ts';
import type { UserRow } from '../accounts/user.table.ts';
import { guessing } from '../attempts/admit-guess.ts';
import type { Deps } from '../deps.ts';
import { noteDevice } from '../devices/device.repository.ts';
import type { Browser } from '../devices/device-cookie.ts';
import { mac } from '../keys.ts';
import { requestConfirmation, requestSignInNotice } from '../mails/request-mail.ts';
import type { PasswordHasher } from '../passwords/password-hasher.port.ts';
import { readRefreshCookie } from './refresh-cookie.ts';
import { insertSession, type OpenedSession, ownerOfSession } from './session.repository.ts';

interface Login {
  email: string;
  password: string;
  browser: Browser;
  /** The refresh cookie that came along, if any: it may show a device that the account knows. */
  cookie: string | undefined;
}

export interface LoggedIn {
  readonly account: UserRow;
  readonly session: OpenedSession;
}

const WRONG = 'The email address or the password is not right.';

/**
 * Signs in with address and password (AUT-5): find → admit → recognise → open.
 * @throws Failure 401 for a wrong address or password alike, 429 after too many guesses, 403 `email_not_confirmed` (and a
 * fresh mail) where a confirmed address is required.
 */
export async function logIn(deps: Deps, login: Login): Promise<LoggedIn> {
  const { accounts, known } = await find(deps, login);
  const guess = { address: login.email, knownSessionId: known?.sessionId };
  const account = await guessing(deps, guess, (by) => {
    const tried = by === 'device' ? accounts.filter(({ id }) => id === known?.userId) : accounts;
    return recognise(deps.hasher, tried, login.password);
  });
  if (!account) throw new Failure('unauthenticated', { sentence: WRONG });
  if (deps.settings.requireConfirmedEmail && !account.email_confirmed_at)
    return refuseUnconfirmed(deps, account);
  return { account, session: await openSession(deps, account, login.browser) };
}

async function find({ db, clock, keys }: Deps, { email, cookie }: Login) {
  const claim = readRefreshCookie(keys.refreshCookie, cookie);
  return asSystem(db, async (trx) => {
    const accounts = await accountsOfAddress(trx, email);
    const userId = claim && (await ownerOfSession(trx, claim.sessionId, clock.now()));
    const isTheirs = claim && accounts.some(({ id }) => id === userId);
    return { accounts, known: isTheirs ? { sessionId: claim.sessionId, userId } : undefined };
  });
}

/** The account among these that the password is of. Takes the time of one check when there is none. */
export async function recognise(
  hasher: PasswordHasher,
  accounts: readonly UserRow[],
  password: string,
): Promise<UserRow | undefined> {
  if (accounts.length === 0) await hasher.verify(undefined, password);
  for (const account of accounts) if (await hasher.verify(account.password_hash, password)) return account;
  return undefined;
}

async function refuseUnconfirmed(deps: Deps, account: UserRow): Promise<never> {
  await asSystem(deps.db, (trx) => requestConfirmation(trx, deps, account));
  deps.wakeRelay();
  throw new Failure('email_not_confirmed');
}

/** A form sent twice comes before the first answer's cookie: until then every browser is the one that signed up. */
const SIGNING_UP_MS = 60_000;

/**
 * Opens a session of an account whose password was right. From a browser that the account has not been seen with, its
 * owner is told by mail; the one that signed up is its own.
 * @throws Failure 401 when the account or its password went meanwhile.
 */
export async function openSession(deps: Deps, account: UserRow, browser: Browser): Promise<OpenedSession> {
  const { db, clock, keys } = deps;
  const now = clock.now();
  const hash = mac(keys.devices, `${account.id}:${browser.id}`);
  const opened = await asOwner(db, account.id, async (trx) => {
    const session = await insertSession(trx, account, browser.name, {
      now,
      maxMs: deps.settings.sessionMaxMs,
    });
    if (!session) return undefined;
    const seen = await noteDevice(trx, account.id, { hash, name: browser.name, now });
    const isNew = seen === 'new' && now.getTime() - account.created_at.getTime() >= SIGNING_UP_MS;
    const told = isNew && (await requestSignInNotice(trx, deps, account, browser.name));
    return { session, told };
  });
  if (!opened) throw new Failure('unauthenticated', { sentence: WRONG });
  if (opened.told) deps.wakeRelay();
  return opened.session;
}
