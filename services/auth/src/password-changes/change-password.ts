import { asOwner, Failure, invalidField } from '@app/service-kit';
import { findAccountById, storePassword } from '../accounts/account.repository.ts';
import { checkGuess, type GuessDeps } from '../attempts/count-guess.ts';
import { voidLinks } from '../links/link.repository.ts';
import { type MailDeps, requestPasswordNotice } from '../mails/request-mail.ts';
import { hashLikeStored, type PasswordHasher } from '../passwords/hash-password.ts';
import type { PasswordPolicy } from '../passwords/password.policy.ts';
import { endSessions } from '../sessions/ended-session.repository.ts';

type ChangeDeps = GuessDeps &
  MailDeps & {
    readonly hasher: PasswordHasher;
    readonly checkPassword: PasswordPolicy;
    readonly wakeRelay: () => void;
  };

interface Change {
  userId: string;
  sessionId: string;
  currentPassword: string;
  password: string;
}

const wrongPassword = () => invalidField('currentPassword', 'Your current password isn’t right.');

/**
 * Changes the password of a signed-in person who knows the current one, ends their other sessions and informs them by mail.
 * @throws Failure 400 for a wrong current password or an easily guessed new one, 429 after too many guesses.
 */
export async function changePassword(deps: ChangeDeps, change: Change): Promise<void> {
  const { db, clock, hasher, checkPassword } = deps;
  const { userId, sessionId } = change;
  const account = await asOwner(db, userId, (trx) => findAccountById(trx, userId));
  if (!account) throw new Failure('unauthenticated');
  const guess = { address: account.email, findKnownDeviceKey: async () => sessionId };
  const isRight = await checkGuess(deps, guess, async () =>
    (await hashLikeStored(hasher, change.currentPassword, account.passwordHash)) === account.passwordHash
      ? true
      : undefined,
  );
  if (!isRight) throw wrongPassword();
  checkPassword(change.password, account);
  const passwordHash = await hashLikeStored(hasher, change.password, account.passwordHash);
  const isChanged = await asOwner(db, userId, async (trx) => {
    // Replaces only the hash that was checked: of two concurrent changes, the second has a wrong current password.
    if (!(await storePassword(trx, userId, passwordHash, account.passwordHash))) return false;
    await endSessions(trx, userId, clock.now(), sessionId);
    // Who knew the old password may have asked for a change of address.
    await voidLinks(trx, userId, 'change');
    await requestPasswordNotice(trx, deps, userId);
    return true;
  });
  if (!isChanged) throw wrongPassword();
  deps.wakeRelay();
}
