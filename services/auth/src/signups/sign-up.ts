import type { Theme } from '@app/contracts';
import { asSystem, Failure } from '@app/service-kit';
import { type Account, insertAccount } from '../accounts/account.repository.ts';
import { findAccountByPassword, findFirstAccount, lockAddress } from '../accounts/address.repository.ts';
import { recordRefusedSignup } from '../accounts/refused-signup.repository.ts';
import { countGuess, type GuessDeps, revertGuess } from '../attempts/count-guess.ts';
import type { BackgroundTasks } from '../background-tasks.ts';
import type { AuthTransaction } from '../database.ts';
import { type Browser, deviceHashes } from '../devices/browser.ts';
import { recordDevice } from '../devices/device.repository.ts';
import { hasConfirmLinkSince } from '../links/link.repository.ts';
import { requestAccountNotice, requestConfirmationMail } from '../mails/request-mail.ts';
import { type HashingDeps, hashWithSchemes, readPasswordSchemes } from '../passwords/hash-password.ts';
import type { PasswordPolicy } from '../passwords/password.policy.ts';
import { type OpenSessionDeps, openSession } from '../sessions/log-in.ts';
import type { OpenedSession } from '../sessions/session.repository.ts';
import { type HandOverDeps, handOverVisitor, recordPendingClaim } from '../visitors/hand-over-visitor.ts';

type SignUpDeps = GuessDeps &
  HashingDeps &
  OpenSessionDeps &
  HandOverDeps & {
    readonly checkPassword: PasswordPolicy;
    readonly backgroundTasks: BackgroundTasks;
  };

interface Signup {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  themePreference?: Theme | undefined;
  browser: Browser;
  /** The visitor cookie of the browser, whose chat the account takes over (ROLE-3). */
  visitor: string | undefined;
}

interface SignedUp {
  readonly account: Account;
  readonly session: OpenedSession;
  /** The visitor's chat was handed over to the account, or a job will do so. */
  readonly hasClaimedVisitor: boolean;
}

type Registration =
  | { is: 'new'; account: Account; hasRivals: boolean }
  | { is: 'known'; account: Account }
  | { is: 'taken' };

/**
 * Creates an account, or finds the unconfirmed one that the same person made before (AUT-1, ROLE-3). An unconfirmed
 * account does not own its address, so other people may sign up with it too.
 * @returns undefined when the installation requires a confirmed address: the registration then runs after the response,
 * which must be the same for free and taken addresses.
 * @throws Failure 400 for a password that is easy to guess, 409 `email_taken`, 429 after too many attempts.
 */
export async function signUp(deps: SignUpDeps, signup: Signup): Promise<SignedUp | undefined> {
  deps.checkPassword(signup.password, signup);
  const { schemes } = await readPasswordSchemes(deps, signup.email);
  const hashes = await hashWithSchemes(deps.hasher, signup.password, schemes);
  // Signing up again with a password reveals whether it is right, so it counts as a guess.
  const guess = await countGuess(deps, signup.email);
  if (deps.config.REQUIRE_CONFIRMED_EMAIL) {
    deps.backgroundTasks.run('signup', async () => {
      await register(deps, signup, hashes);
    });
    return undefined;
  }
  const registration = await register(deps, signup, hashes);
  if (registration.is !== 'new' || !registration.hasRivals) await revertGuess(deps.db, guess);
  if (registration.is === 'taken') throw new Failure('email_taken');
  const hasClaimedVisitor = await claimVisitorChat(deps, signup, registration);
  const session = await openSession(deps, registration.account, signup.browser);
  return { account: registration.account, session, hasClaimedVisitor };
}

/** Only a new account takes over the visitor's chat: a later sign-in does not prove that the visitor was its owner. */
async function claimVisitorChat(
  deps: SignUpDeps,
  { visitor }: Signup,
  { is, account }: Exclude<Registration, { is: 'taken' }>,
): Promise<boolean> {
  if (visitor === undefined || is !== 'new') return false;
  await handOverVisitor(deps, account.id, visitor);
  return true;
}

/** @param hashes Hashes of the password; a new account stores the first. */
async function register(deps: SignUpDeps, signup: Signup, hashes: readonly string[]): Promise<Registration> {
  const registration = await asSystem(deps.db, async (trx): Promise<Registration> => {
    await lockAddress(trx, signup.email);
    const first = await findFirstAccount(trx, signup.email);
    if (first?.emailConfirmedAt) {
      if (deps.config.REQUIRE_CONFIRMED_EMAIL) await refuseSignup(trx, deps, signup, first, hashes);
      return { is: 'taken' };
    }
    const own = await findAccountByPassword(trx, signup.email, hashes);
    if (own) {
      await requestConfirmationAgain(trx, deps, own);
      return { is: 'known', account: own };
    }
    const account = await createAccount(trx, deps, signup, hashes);
    return { is: 'new', account, hasRivals: first !== undefined };
  });
  deps.wakeRelay();
  return registration;
}

/** Informs the owner of the address by mail; nothing is shown to the caller (see refused-signup.repository.ts). */
async function refuseSignup(
  trx: AuthTransaction,
  deps: SignUpDeps,
  { email, browser }: Signup,
  owner: Account,
  hashes: readonly string[],
): Promise<void> {
  await recordRefusedSignup(trx, { keys: deps.keys.refusedSignup, email, hashes }, deps.clock.now());
  await requestAccountNotice(trx, deps, owner, browser.name);
}

async function createAccount(
  trx: AuthTransaction,
  deps: SignUpDeps,
  { email, firstName, lastName, themePreference, visitor, browser }: Signup,
  [passwordHash = '']: readonly string[],
): Promise<Account> {
  const now = deps.clock.now();
  const account = await insertAccount(trx, {
    email,
    passwordHash,
    firstName,
    lastName,
    themePreference,
    madeWith: browser.name,
    now,
  });
  const hashes = deviceHashes(deps.keys.devices, account.id, browser);
  await recordDevice(trx, account.id, { hashes, name: browser.name, now });
  await requestConfirmationMail(trx, deps, account);
  if (visitor !== undefined) await recordPendingClaim(trx, deps, account.id, visitor);
  return account;
}

/** A form that is submitted twice sends one mail; signing up again later sends another. */
const SAME_SIGNUP_MS = 60_000;

async function requestConfirmationAgain(
  trx: AuthTransaction,
  deps: SignUpDeps,
  account: Account,
): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - SAME_SIGNUP_MS);
  if (!(await hasConfirmLinkSince(trx, account.id, since))) await requestConfirmationMail(trx, deps, account);
}
