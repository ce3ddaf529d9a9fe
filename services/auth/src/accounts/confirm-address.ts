import { asSystem, invalidField } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { accountOfLink, useLink } from '../links/link.repository.ts';
import { readLinkToken } from '../links/link-token.ts';
import { claimAddress, lockAddress } from './address.repository.ts';

const invalidLink = () => invalidField('token', 'This confirmation link is invalid or has expired.');

/**
 * Confirms an address with the token of a mail (AUT-9, AUT-13): from now on the address is this account's alone. Harmless
 * to repeat. Of two rivals confirming at once, one succeeds.
 * @throws Failure 400 for a token that is not ours or has expired, or whose account has lost the address.
 */
export async function confirmAddress(
  { db, clock, keys, wakeRelay }: Pick<Deps, 'db' | 'clock' | 'keys' | 'wakeRelay'>,
  token: string,
): Promise<void> {
  const read = readLinkToken(keys.mailLink, 'confirm', token);
  if (!read) throw invalidLink();
  const now = clock.now();
  const link = { ...read, kind: 'confirm', now } as const;
  const confirmed = await asSystem(db, async (trx) => {
    const account = await accountOfLink(trx, link);
    if (!account) return false;
    if (account.email_confirmed_at) return true;
    await lockAddress(trx, account.email);
    await useLink(trx, link);
    return claimAddress(trx, account.id, now);
  });
  if (!confirmed) throw invalidLink();
  wakeRelay();
}
