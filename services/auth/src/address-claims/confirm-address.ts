import { asSystem, invalidField } from '@app/service-kit';
import { type Account, findAccountById } from '../accounts/account.repository.ts';
import { readLinkToken } from '../links/link-token.ts';
import { readRefreshCookie } from '../sessions/refresh-session.ts';
import { findSessionOwner } from '../sessions/session.repository.ts';
import { canConfirmWithoutAsking } from './address.policy.ts';
import { assignAddress, type BrowserProof, type ClaimDeps, chooseAddressOwner } from './claim-address.ts';

const invalidLink = () => invalidField('token', 'This confirmation link is invalid or has expired.');

interface Confirmation {
  token: string;
  /** The reference of the account that was chosen among several. */
  keep?: string | undefined;
  proof: BrowserProof;
}

/**
 * Confirms an address with the token from a mail (AUT-9, AUT-13), after which the address belongs to one account only.
 * Idempotent. When two rivals confirm at once, one succeeds.
 * @returns the confirmed account if the calling browser is signed in to it.
 * @throws Failure 400 when the token is invalid or has expired, or its account has lost the address; 409
 * `address_disputed` when several accounts claim the address and its owner must choose; 503 when it is unknown whether
 * they hold anything.
 */
export async function confirmAddress(
  deps: ClaimDeps & { readonly wakeRelay: () => void },
  { token, keep, proof }: Confirmation,
): Promise<Account | undefined> {
  const read = readLinkToken(deps.keys.mailLink, 'confirm', token);
  if (!read) throw invalidLink();
  const link = { ...read, kind: 'confirm', now: deps.clock.now() } as const;
  const decision = await chooseAddressOwner(deps, { link, keep, proof }, canConfirmWithoutAsking);
  if (!decision) throw invalidLink();
  const isGiven = await asSystem(deps.db, (trx) => assignAddress(trx, deps, link, decision));
  if (!isGiven) throw invalidLink();
  deps.wakeRelay();
  const claim = readRefreshCookie(deps.keys.refreshCookie, proof.cookie);
  if (!claim) return undefined;
  return asSystem(deps.db, async (trx) => {
    const ownerId = await findSessionOwner(trx, claim.sessionId, deps.clock.now());
    return ownerId === decision.kept.id ? findAccountById(trx, ownerId) : undefined;
  });
}
