import type { Theme } from '@app/contracts';
import { asSystem, Failure } from '@app/service-kit';
import { admitGuess } from '../attempts/admit-guess.ts';
import type { AuthTransaction } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Browser } from '../devices/device-cookie.ts';
import { hasConfirmLinkSince } from '../links/link.repository.ts';
import { requestAccountNotice, requestConfirmation } from '../mails/request-mail.ts';
import { type LoggedIn, openSession, recognise } from '../sessions/log-in.ts';
import { handOverVisitor, oweVisitor } from '../visitors/hand-over-visitor.ts';
import { accountsOfAddress, lockAddress } from './address.repository.ts';
import { insertAccount } from './user.repository.ts';
import type { UserRow } from './user.table.ts';

interface Signup {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  themePreference?: Theme | undefined;
  browser: Browser;
  /** Who the browser was in the chat before (ROLE-3). */
  visitor: string | undefined;
}

export interface SignedUp extends LoggedIn {
  /** The visitor's chat belongs to the account, or will. */
  readonly tookVisitor: boolean;
}

type Signed = { account: UserRow; is: 'new' | 'known' } | { is: 'taken' };

/**
 * Creates an account, or finds the unconfirmed one that the same person made before: check → hash → admit → register →
 * hand over → open (AUT-1, ROLE-3). An unconfirmed account does not own its address, so others may sign up with it too.
 * @returns undefined where a confirmed address is required: what then happens must not show (api.md, signup).
 * @throws Failure 400 for a password that is easily guessed, 409 `email_taken`, 429 after too many tries.
 */
export async function signUp(deps: Deps, signup: Signup): Promise<SignedUp | undefined> {
  deps.checkPassword(signup.password, signup);
  const passwordHash = await deps.hasher.hash(signup.password);
  // To sign up again is also to try a password.
  const guess = await admitGuess(deps, signup.email);
  if (deps.settings.requireConfirmedEmail) {
    deps.later.run('signup', async () => {
      const { signed } = await register(deps, signup, passwordHash);
      await handOver(deps, signup, signed);
    });
    return undefined;
  }
  const { signed, rivals } = await register(deps, signup, passwordHash);
  if (signed.is !== 'new' || rivals === 0) await guess.giveBack();
  if (signed.is === 'taken') throw new Failure('email_taken');
  const tookVisitor = await handOver(deps, signup, signed);
  const session = await openSession(deps, signed.account, signup.browser);
  return { account: signed.account, session, tookVisitor };
}

/** Only a new account takes over what its browser's visitor has said: to sign in again proves nothing of who that was. */
async function handOver(deps: Deps, { visitor }: Signup, signed: Signed): Promise<boolean> {
  if (visitor === undefined || signed.is !== 'new') return false;
  await handOverVisitor(deps, signed.account.id, visitor);
  return true;
}

/** After so many looks at newly made rivals the account is created beside them. */
const ROUNDS = 5;

/** Decides under the address's lock, and checks passwords outside it: the lock is never held for a slow hash. */
async function register(
  deps: Deps,
  signup: Signup,
  passwordHash: string,
): Promise<{ signed: Signed; rivals: number }> {
  const tried = new Set<string>();
  for (let round = 1; ; round += 1) {
    const found = await asSystem(deps.db, async (trx): Promise<Signed | UserRow[]> => {
      await lockAddress(trx, signup.email);
      const accounts = await accountsOfAddress(trx, signup.email);
      const owner = accounts.find((account) => account.email_confirmed_at !== null);
      if (owner) {
        if (deps.settings.requireConfirmedEmail) await requestAccountNotice(trx, deps, owner);
        return { is: 'taken' };
      }
      const untried = accounts.filter(({ id }) => !tried.has(id));
      if (untried.length > 0 && round <= ROUNDS) return untried;
      return { is: 'new', account: await create(trx, deps, signup, passwordHash) };
    });
    if (!Array.isArray(found)) {
      deps.wakeRelay();
      return { signed: found, rivals: tried.size };
    }
    const account = await recognise(deps.hasher, found, signup.password);
    if (account) {
      await confirmAgain(deps, account);
      return { signed: { is: 'known', account }, rivals: tried.size };
    }
    for (const { id } of found) tried.add(id);
  }
}

async function create(
  trx: AuthTransaction,
  deps: Deps,
  { email, firstName, lastName, themePreference, visitor }: Signup,
  passwordHash: string,
): Promise<UserRow> {
  const account = await insertAccount(trx, {
    email,
    passwordHash,
    firstName,
    lastName,
    themePreference,
    now: deps.clock.now(),
  });
  await requestConfirmation(trx, deps, account);
  if (visitor !== undefined) await oweVisitor(trx, deps, account.id, visitor);
  return account;
}

/** Sent twice, a form asks for one mail; signing up again later asks for another. Milliseconds. */
const SAME_SIGNUP_MS = 60_000;

async function confirmAgain(deps: Deps, account: UserRow): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - SAME_SIGNUP_MS);
  await asSystem(deps.db, async (trx) => {
    if (!(await hasConfirmLinkSince(trx, account.id, since))) await requestConfirmation(trx, deps, account);
  });
  deps.wakeRelay();
}
