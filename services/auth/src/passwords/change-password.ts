import { asOwner, Failure, invalidField } from '@app/service-kit';
import { accountById, storePassword } from '../accounts/user.repository.ts';
import { guessing } from '../attempts/admit-guess.ts';
import type { Deps } from '../deps.ts';
import { requestPasswordNotice } from '../mails/request-mail.ts';
import { endSessionsOf } from '../sessions/ended-session.repository.ts';
import { recognise } from '../sessions/log-in.ts';

interface Change {
  userId: string;
  sessionId: string;
  currentPassword: string;
  password: string;
}

const wrongPassword = () => invalidField('currentPassword', 'Your current password is not right.');

/**
 * Changes the password of a signed-in person who still knows it; the other sessions end and the owner is told by mail.
 * @throws Failure 400 for a wrong current or an easily guessed new password, 429 after too many guesses.
 */
export async function changePassword(deps: Deps, change: Change): Promise<void> {
  const { db, clock, hasher, checkPassword } = deps;
  const { userId, sessionId } = change;
  const account = await asOwner(db, userId, (trx) => accountById(trx, userId));
  if (!account) throw new Failure('unauthenticated');
  const guess = { address: account.email, knownSessionId: sessionId };
  const right = await guessing(deps, guess, () => recognise(hasher, [account], change.currentPassword));
  if (!right) throw wrongPassword();
  checkPassword(change.password, {
    email: account.email,
    firstName: account.first_name,
    lastName: account.last_name,
  });
  const passwordHash = await hasher.hash(change.password);
  const done = await asOwner(db, userId, async (trx) => {
    // Guarded by the password that was checked: of two changes at once, the second one's "current" is no more.
    if (!(await storePassword(trx, userId, passwordHash, account.password_hash))) return false;
    await endSessionsOf(trx, userId, clock.now(), sessionId);
    await requestPasswordNotice(trx, deps, userId);
    return true;
  });
  if (!done) throw wrongPassword();
  deps.wakeRelay();
}
