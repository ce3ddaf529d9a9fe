import { asSystem, Failure, invalidField } from '@app/service-kit';
import { type Account, findAccountById, lockAccount } from '../accounts/account.repository.ts';
import {
  isConfirmedByOther,
  listAccountsOfAddress,
  lockAddress,
  replaceAddress,
} from '../accounts/address.repository.ts';
import { type ClaimDeps, closeRivals } from '../address-claims/claim-address.ts';
import type { AuthTransaction } from '../database.ts';
import { consumeLink, voidLinks } from '../links/link.repository.ts';
import { readLinkToken } from '../links/link-token.ts';
import { requestAddressChangedNotice } from '../mails/request-mail.ts';
import { readRefreshCookie } from '../sessions/refresh-session.ts';
import { findSessionOwner } from '../sessions/session.repository.ts';
import { listAccountsWithClaim } from '../visitors/visitor-claim.repository.ts';
import { findLinkedChange } from './address-change.repository.ts';

type ConfirmDeps = ClaimDeps & { readonly wakeRelay: () => void };

const invalidLink = () => invalidField('token', 'This link is invalid or has expired.');
/** Only the owner of the mailbox gets this answer. */
const taken = () =>
  new Failure('email_taken', {
    sentence:
      'This address already belongs to another account, so yours keeps the one it has. Sign in to the other account instead, or delete it and ask for the change again.',
  });

/**
 * Gives an account the address to which the link was sent. Sessions go on, links that went to the old address become
 * invalid, and the old address gets a last mail. Idempotent. An account that has the new address unconfirmed and holds
 * nothing is closed, as by a confirmation; any other one keeps the address.
 * @returns the account if the calling browser is signed in to it.
 * @throws Failure 400 when the link is invalid, expired, replaced or stopped; 409 `email_taken`; 503 when it is unknown
 * whether another account holds anything.
 */
export async function confirmAddressChange(
  deps: ConfirmDeps,
  { token, cookie }: { token: string; cookie: string | undefined },
): Promise<Account | undefined> {
  const { db, clock, keys } = deps;
  const read = readLinkToken(keys.mailLink, 'change', token);
  if (!read) throw invalidLink();
  const link = { ...read, kind: 'change', now: clock.now() } as const;
  const found = await asSystem(db, (trx) => findLinkedChange(trx, link));
  if (!found?.address) throw invalidLink();
  const { account, address: email } = found;
  const { id } = account;
  if (await hasRivalWithHoldings(deps, id, email)) throw taken();
  await asSystem(db, async (trx) => {
    await lockAddress(trx, email);
    if (!(await lockAccount(trx, id))) throw invalidLink();
    const current = await findAccountById(trx, id);
    if (!current) throw invalidLink();
    const isDone = current.email === email && (await findLinkedChange(trx, link))?.isUsed;
    if (isDone) return;
    if (await isConfirmedByOther(trx, id, email)) throw taken();
    if (!(await consumeLink(trx, link, id))) throw invalidLink();
    await replaceAddress(trx, { id, email, now: link.now });
    await closeRivals(trx, deps, { keptId: id, email, eraseAt: null });
    for (const kind of ['confirm', 'reset', 'keep'] as const) await voidLinks(trx, id, kind);
    await requestAddressChangedNotice(trx, deps, id, current.email);
  });
  deps.wakeRelay();
  const claim = readRefreshCookie(keys.refreshCookie, cookie);
  if (!claim) return undefined;
  return asSystem(db, async (trx) => {
    const ownerId = await findSessionOwner(trx, claim.sessionId, clock.now());
    return ownerId === id ? findAccountById(trx, id) : undefined;
  });
}

/** Whether another account with this address holds something that would be lost. */
async function hasRivalWithHoldings(
  { db, fetchHoldings }: Pick<ConfirmDeps, 'db' | 'fetchHoldings'>,
  id: string,
  email: string,
): Promise<boolean> {
  const { rivals, awaitingChat } = await asSystem(db, async (trx) => {
    const others = (await listAccountsOfAddress(trx, email)).filter((one) => one.id !== id);
    const ids = others.map((one) => one.id);
    return { rivals: ids, awaitingChat: ids.length > 0 ? await listAccountsWithClaim(trx, ids) : new Set() };
  });
  if (rivals.length === 0) return false;
  return awaitingChat.size > 0 || (await fetchHoldings(rivals)).size > 0;
}

/**
 * Stops every change of address that the account waits for, with the link from the notice to its address. Idempotent until
 * the link expires or the change is made.
 * @throws Failure 400 when the link is invalid, has expired, or the change was made.
 */
export async function stopAddressChange(
  { db, clock, keys }: Pick<ConfirmDeps, 'db' | 'clock' | 'keys'>,
  token: string,
): Promise<void> {
  const read = readLinkToken(keys.mailLink, 'keep', token);
  if (!read) throw invalidLink();
  const link = { ...read, kind: 'keep', now: clock.now() } as const;
  const find = (trx: AuthTransaction) => findLinkedChange(trx, link);
  await asSystem(db, async (trx) => {
    const found = await find(trx);
    if (!found || !(await lockAccount(trx, found.account.id))) throw invalidLink();
    // The change may have been made while this waited for the lock.
    if (!(await find(trx))) throw invalidLink();
    await voidLinks(trx, found.account.id, 'change');
  });
}
