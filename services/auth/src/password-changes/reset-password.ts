import { asSystem, invalidField } from '@app/service-kit';
import { storePassword } from '../accounts/account.repository.ts';
import { canResetWithoutAsking } from '../address-claims/address.policy.ts';
import {
  assignAddress,
  type BrowserProof,
  type ClaimDeps,
  chooseAddressOwner,
} from '../address-claims/claim-address.ts';
import { voidLinks } from '../links/link.repository.ts';
import { readLinkToken } from '../links/link-token.ts';
import { type MailDeps, requestPasswordNotice } from '../mails/request-mail.ts';
import { hashLikeStored, type PasswordHasher } from '../passwords/hash-password.ts';
import type { PasswordPolicy } from '../passwords/password.policy.ts';
import { endSessions } from '../sessions/ended-session.repository.ts';

type ResetDeps = ClaimDeps &
  MailDeps & {
    readonly hasher: PasswordHasher;
    readonly checkPassword: PasswordPolicy;
    readonly wakeRelay: () => void;
  };

/** The exact text that AUT-8 specifies. */
const invalidLink = () => invalidField('token', 'This password reset link is invalid or has expired.');

interface Reset {
  token: string;
  password: string;
  /** The reference of the account that was chosen among several. */
  keep?: string | undefined;
  proof: BrowserProof;
}

/**
 * Sets a new password with the token from a mail (AUT-7, AUT-13). In one transaction it consumes the link, confirms the
 * address, ends all sessions and informs the owner by mail. Of concurrent calls one succeeds.
 * @throws Failure 400 for a link that is invalid, used or expired, and for a password that is easy to guess, which does
 * not consume the link; 409 `address_disputed` when several accounts claim the address and its owner must choose; 503 when
 * it is unknown whether they hold anything.
 */
export async function resetPassword(deps: ResetDeps, { token, password, keep, proof }: Reset): Promise<void> {
  const { db, clock, keys, hasher, checkPassword } = deps;
  const read = readLinkToken(keys.mailLink, 'reset', token);
  if (!read) throw invalidLink();
  const now = clock.now();
  const link = { ...read, kind: 'reset', now } as const;
  const decision = await chooseAddressOwner(deps, { link, keep, proof }, canResetWithoutAsking);
  if (!decision) throw invalidLink();
  const { kept } = decision;
  checkPassword(password, kept);
  const passwordHash = await hashLikeStored(hasher, password, kept.passwordHash);
  const isReset = await asSystem(db, async (trx) => {
    if (!(await assignAddress(trx, deps, link, decision))) return false;
    await storePassword(trx, kept.id, passwordHash);
    await endSessions(trx, kept.id, now);
    // Who knew the old password may have asked for a change of address.
    await voidLinks(trx, kept.id, 'change');
    await requestPasswordNotice(trx, deps, kept.id);
    return true;
  });
  if (!isReset) throw invalidLink();
  deps.wakeRelay();
}
