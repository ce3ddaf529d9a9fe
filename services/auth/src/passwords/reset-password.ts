import { asSystem, invalidField } from '@app/service-kit';
import { claimAddress, lockAddress } from '../accounts/address.repository.ts';
import { storePassword } from '../accounts/user.repository.ts';
import type { Deps } from '../deps.ts';
import { accountOfLink, useLink } from '../links/link.repository.ts';
import { readLinkToken } from '../links/link-token.ts';
import { requestPasswordNotice } from '../mails/request-mail.ts';
import { endSessionsOf } from '../sessions/ended-session.repository.ts';

/** AUT-8, word for word. */
const invalidLink = () => invalidField('token', 'This password reset link is invalid or has expired.');

/**
 * Sets a new password with the token of a mail (AUT-7, AUT-13): the link is used up, the address confirmed, all sessions
 * end, and the owner is told by mail; all of it or nothing. Of many at once, one succeeds.
 * @throws Failure 400 for a link that is not ours, used, voided or expired, and for a password that is easily guessed,
 * which does not use the link up.
 */
export async function resetPassword(deps: Deps, token: string, password: string): Promise<void> {
  const { db, clock, keys, hasher, checkPassword } = deps;
  const read = readLinkToken(keys.mailLink, 'reset', token);
  if (!read) throw invalidLink();
  const now = clock.now();
  const link = { ...read, kind: 'reset', now } as const;
  const account = await asSystem(db, (trx) => accountOfLink(trx, link));
  if (!account) throw invalidLink();
  checkPassword(password, {
    email: account.email,
    firstName: account.first_name,
    lastName: account.last_name,
  });
  const passwordHash = await hasher.hash(password);
  const done = await asSystem(db, async (trx) => {
    await lockAddress(trx, account.email);
    if ((await useLink(trx, link)) === undefined) return false;
    await claimAddress(trx, account.id, now);
    await storePassword(trx, account.id, passwordHash);
    await endSessionsOf(trx, account.id, now);
    await requestPasswordNotice(trx, deps, account.id);
    return true;
  });
  if (!done) throw invalidLink();
  deps.wakeRelay();
}
