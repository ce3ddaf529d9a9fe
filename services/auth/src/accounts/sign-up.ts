import { asSystem, Failure } from '@app/service-kit';
import { admitGuess } from '../attempts/admit-guess.ts';
import type { AuthTransaction } from '../database.ts';
import type { Deps } from '../deps.ts';
import { hasConfirmLinkSince } from '../links/link.repository.ts';
import { requestConfirmation } from '../mails/request-mail.ts';
import { type LoggedIn, openSession, recognise } from '../sessions/log-in.ts';
import { accountsOfAddress, lockAddress } from './address.repository.ts';
import { insertAccount } from './user.repository.ts';
import type { UserRow } from './user.table.ts';

interface Signup {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  device: string;
}

type Signed = { account: UserRow; is: 'new' | 'known' } | { is: 'taken' };

/**
 * Creates an account, or finds the unconfirmed one that the same person made before: check → hash → admit → register →
 * open (AUT-1). An unconfirmed account does not own its address, so others may sign up with it too.
 * @returns undefined where a confirmed address is required: what then happens must not show (api.md, signup).
 * @throws Failure 400 for a password that is easily guessed, 409 `email_taken`, 429 after too many tries.
 */
export async function signUp(deps: Deps, signup: Signup): Promise<LoggedIn | undefined> {
  deps.checkPassword(signup.password, signup);
  const passwordHash = await deps.hasher.hash(signup.password);
  // To sign up again is also to try a password.
  const guess = await admitGuess(deps, signup.email);
  if (deps.settings.requireConfirmedEmail) {
    deps.later.run('signup', async () => {
      await register(deps, signup, passwordHash);
    });
    return undefined;
  }
  const { signed, rivals } = await register(deps, signup, passwordHash);
  if (signed.is !== 'new' || rivals === 0) await guess.giveBack();
  if (signed.is === 'taken') throw new Failure('email_taken');
  return { account: signed.account, session: await openSession(deps, signed.account, signup.device) };
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
      if (accounts.some((account) => account.email_confirmed_at !== null)) return { is: 'taken' };
      const untried = accounts.filter(({ id }) => !tried.has(id));
      if (untried.length > 0 && round <= ROUNDS) return untried;
      return { is: 'new', account: await create(trx, deps, signup, passwordHash) };
    });
    if (!Array.isArray(found)) {
      if (found.is === 'new') deps.wakeRelay();
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
  { email, firstName, lastName }: Signup,
  passwordHash: string,
): Promise<UserRow> {
  const account = await insertAccount(trx, {
    email,
    passwordHash,
    firstName,
    lastName,
    now: deps.clock.now(),
  });
  await requestConfirmation(trx, deps, account);
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
