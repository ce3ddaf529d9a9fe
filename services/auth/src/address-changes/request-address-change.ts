import { asOwner, Failure, invalidField } from '@app/service-kit';
import { type Account, findAccountById, lockAccount } from '../accounts/account.repository.ts';
import { countAttempt, readSecondsUntilReset } from '../attempts/attempt.repository.ts';
import { checkGuess, type GuessDeps } from '../attempts/count-guess.ts';
import { mac } from '../keys.ts';
import { voidLinks } from '../links/link.repository.ts';
import { type MailDeps, requestAddressChangeMails } from '../mails/request-mail.ts';
import { hashLikeStored, type PasswordHasher } from '../passwords/hash-password.ts';
import { findPendingChange, type PendingChange } from './address-change.repository.ts';

type RequestDeps = GuessDeps & MailDeps & { readonly hasher: PasswordHasher; readonly wakeRelay: () => void };

interface Request {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly password: string;
}

const wrongPassword = () => invalidField('password', 'Your password isn’t right.');
const TOO_MANY = 'You’ve asked for several changes already. Please try again later.';

/**
 * Asks for a change of address by a signed-in person who knows the password: the new address gets a link that makes the
 * change, the present one a link that stops it. A newer request replaces an older one. Whether the new address has an
 * account is not looked up, so neither the answer nor its time reveals it.
 * @throws Failure 400 for a wrong password or the present address, 429 after too many guesses or requests.
 */
export async function requestAddressChange(deps: RequestDeps, request: Request): Promise<void> {
  const { db, clock, keys, config, hasher } = deps;
  const { userId, sessionId, email, password } = request;
  const account = await asOwner(db, userId, (trx) => findAccountById(trx, userId));
  if (!account) throw new Failure('unauthenticated');
  const guess = { address: account.email, findKnownDeviceKey: async () => sessionId };
  const isRight = await checkGuess(deps, guess, async () =>
    (await hashLikeStored(hasher, password, account.passwordHash)) === account.passwordHash
      ? true
      : undefined,
  );
  if (!isRight) throw wrongPassword();
  if (email === account.email) throw invalidField('email', 'This is already your email address.');

  const rate = config.RATE_MAIL_ACCOUNT;
  const own = { kind: 'mail_change', key: mac(keys.attempts, userId), rate, now: clock.now() } as const;
  if (!(await countAttempt(db, own)))
    throw new Failure('rate_limited', {
      sentence: TOO_MANY,
      retryAfterSeconds: await readSecondsUntilReset(db, own),
    });
  // Nobody can fill another person's inbox with requests from several accounts.
  const theirs = { ...own, kind: 'mail_changed_to', key: mac(keys.attempts, email) } as const;
  if (!(await countAttempt(db, theirs))) return;
  await asOwner(db, userId, async (trx) => {
    if (!(await lockAccount(trx, userId))) throw new Failure('unauthenticated');
    const current = await findAccountById(trx, userId);
    if (!current) throw new Failure('unauthenticated');
    // A change of the password in between withdraws what was asked for with the old one.
    if (current.passwordHash !== account.passwordHash) throw wrongPassword();
    await voidLinks(trx, userId, 'change');
    await requestAddressChangeMails(trx, deps, current, email);
  });
  deps.wakeRelay();
}

type OwnDeps = Pick<RequestDeps, 'db' | 'clock'>;

/** Reads the account and the change of address that it waits for. */
export async function readAddress(
  { db, clock }: OwnDeps,
  userId: string,
): Promise<{ account: Account; pending: PendingChange | undefined }> {
  return asOwner(db, userId, async (trx) => {
    const account = await findAccountById(trx, userId);
    if (!account) throw new Failure('unauthenticated');
    return { account, pending: await findPendingChange(trx, userId, clock.now()) };
  });
}

/** Withdraws the change of address that this account waits for, if any. */
export async function withdrawAddressChange({ db }: OwnDeps, userId: string): Promise<void> {
  await asOwner(db, userId, (trx) => voidLinks(trx, userId, 'change'));
}
