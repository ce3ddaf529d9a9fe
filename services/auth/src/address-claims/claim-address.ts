import { asSystem, type Clock, Failure } from '@app/service-kit';
import { type Account, findAccountById } from '../accounts/account.repository.ts';
import {
  type AddressAccount,
  closeRivalAccounts,
  confirmAccount,
  listAccountsOfAddress,
  lockAddress,
} from '../accounts/address.repository.ts';
import { recordRefusedSignup } from '../accounts/refused-signup.repository.ts';
import type { Config } from '../config.ts';
import type { AuthDatabase, AuthTransaction } from '../database.ts';
import { type Browser, deviceHashes } from '../devices/browser.ts';
import { listAccountsSeenWith } from '../devices/device.repository.ts';
import type { Keys } from '../keys.ts';
import {
  consumeLink,
  deleteLinksOf,
  type FollowedLink,
  findAccountOfLink,
} from '../links/link.repository.ts';
import { deleteMailsOf } from '../mails/mail.repository.ts';
import { endSessionsOfUsers } from '../sessions/ended-session.repository.ts';
import { readRefreshCookie } from '../sessions/refresh-session.ts';
import { findSessionOwner } from '../sessions/session.repository.ts';
import { listAccountsWithClaim } from '../visitors/visitor-claim.repository.ts';
import { type Claimant, selectOfferedClaimants } from './address.policy.ts';
import { claimedAccountView, isAccountReference } from './address.view.ts';

/** What an account has in the other services and would lose if it were erased. */
export interface Holding {
  readonly conversations: number;
  readonly messages: number;
  readonly premium: boolean;
  /** Has paid at some time, or has a checkout that may still be paid. */
  readonly payments: boolean;
}

/**
 * Fetches the holdings of these accounts, by id; the result leaves out accounts without any.
 * Throws Failure 503 `unavailable` when chat or billing does not answer.
 */
export type FetchHoldings = (ids: readonly string[]) => Promise<ReadonlyMap<string, Holding>>;

export interface ClaimDeps {
  readonly db: AuthDatabase;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly config: Pick<Config, 'REQUIRE_CONFIRMED_EMAIL'>;
  readonly fetchHoldings: FetchHoldings;
}

/** What shows that a browser was used with an account: its device cookie or a live session. */
export interface BrowserProof {
  readonly browser: Browser;
  /** The refresh cookie, if the browser sent one. */
  readonly cookie: string | undefined;
}

/** A request with a link from a mail, possibly with a choice between several accounts. */
interface AddressClaim {
  readonly link: FollowedLink;
  /** The reference of the account that the person has chosen. */
  readonly keep: string | undefined;
  readonly proof: BrowserProof;
}

/** The account that gets the address. */
interface Decision {
  readonly kept: Account;
  /** The person chose it, and was told that the other accounts will be erased. */
  readonly isChosen: boolean;
}

/**
 * Chooses the account that gets the address of a link (decision 0039 has the table of cases): the account for which the
 * link was sent when `canDecideWithoutAsking` allows it, else the one that the reader of the mailbox has chosen.
 * @returns undefined when the link is invalid or does not belong to the chosen account.
 * @throws Failure 409 `address_disputed` with the accounts to choose from; 503 when their holdings cannot be read.
 */
export async function chooseAddressOwner(
  deps: ClaimDeps,
  { link, keep, proof }: AddressClaim,
  canDecideWithoutAsking: (linked: Claimant, rivals: readonly Claimant[]) => boolean,
): Promise<Decision | undefined> {
  const keys = deps.keys.accountReference;
  const found = await asSystem(deps.db, async (trx) => {
    const linked = await findAccountOfLink(trx, link);
    if (!linked || linked.emailConfirmedAt) return { linked, accounts: [], ownIds: new Set<string>() };
    const accounts = await listAccountsOfAddress(trx, linked.email);
    return { linked, accounts, ownIds: await findAccountsOfBrowser(trx, deps, proof, accounts) };
  });
  const { linked, accounts, ownIds } = found;
  if (!linked) return undefined;
  const isKept = ({ id }: { id: string }) =>
    isAccountReference(keys, { linkId: link.id, accountId: id }, keep);
  if (linked.emailConfirmedAt)
    return keep === undefined || isKept(linked) ? { kept: linked, isChosen: false } : undefined;
  if (keep !== undefined) {
    const chosen = accounts.find(isKept);
    const kept = chosen && (await asSystem(deps.db, (trx) => findAccountById(trx, chosen.id)));
    if (kept) return { kept, isChosen: true };
    // Another choice may have succeeded between the reads above; then there is nothing left to choose.
    const current = await asSystem(deps.db, (trx) => findAccountOfLink(trx, link));
    if (!current || current.emailConfirmedAt) return undefined;
  } else if (accounts.length === 1) return { kept: linked, isChosen: false };

  const ids = accounts.map(({ id }) => id);
  // Before the holdings: a chat that is handed over in between is then counted twice, never missed.
  const awaitingChat = await asSystem(deps.db, (trx) => listAccountsWithClaim(trx, ids));
  const holdings = await deps.fetchHoldings(ids);
  const claimants = accounts.map((account): Claimant => {
    const held = holdings.get(account.id);
    return {
      id: account.id,
      createdAt: account.createdAt,
      device: account.madeWith ?? 'Unknown device',
      messages: held?.messages ?? 0,
      premium: held?.premium ?? false,
      hasHoldings: awaitingChat.has(account.id) || held !== undefined,
      madeHere: ownIds.has(account.id),
      linked: account.id === linked.id,
    };
  });
  const linkedClaimant = claimants.find((claimant) => claimant.linked);
  const rivals = claimants.filter((claimant) => !claimant.linked);
  if (keep === undefined && linkedClaimant && canDecideWithoutAsking(linkedClaimant, rivals))
    return { kept: linked, isChosen: false };
  const offered = selectOfferedClaimants(claimants).map((claimant) =>
    claimedAccountView(keys, link.id, claimant),
  );
  throw new Failure('address_disputed', { more: { accounts: offered } });
}

/** Finds those of these accounts that the browser has been used with, by its device cookie or a live session. */
export async function findAccountsOfBrowser(
  trx: AuthTransaction,
  { clock, keys }: Pick<ClaimDeps, 'clock' | 'keys'>,
  { browser, cookie }: BrowserProof,
  accounts: readonly Pick<AddressAccount, 'id'>[],
): Promise<Set<string>> {
  const ids = accounts.map(({ id }) => id);
  const hashes = ids.flatMap((id) => deviceHashes(keys.devices, id, browser));
  const found = new Set(await listAccountsSeenWith(trx, ids, hashes));
  const claim = readRefreshCookie(keys.refreshCookie, cookie);
  const signedInId = claim && (await findSessionOwner(trx, claim.sessionId, clock.now()));
  if (signedInId !== undefined) found.add(signedInId);
  return found;
}

/**
 * Consumes a link and confirms its address for the kept account. Every other account of the address is closed: its
 * sessions end and nobody can sign in to it. A job erases it: at once if the person chose so, else only if it still has
 * no holdings. Of concurrent claims one succeeds; a confirmation can be repeated. Within `asSystem`; locks the address.
 * @returns false when the link or the account is no longer valid.
 */
export async function assignAddress(
  trx: AuthTransaction,
  { clock, keys, config }: Pick<ClaimDeps, 'clock' | 'keys' | 'config'>,
  link: FollowedLink,
  { kept, isChosen }: Decision,
): Promise<boolean> {
  const { id: keptId, email } = kept;
  const now = clock.now();
  await lockAddress(trx, email);
  const linked = await findAccountOfLink(trx, link);
  // A concurrent request has confirmed the address. For a confirmation of the same account that is success.
  if (linked?.emailConfirmedAt && link.kind === 'confirm') return linked.id === keptId;
  if (!linked || !(await findAccountById(trx, keptId)) || !(await consumeLink(trx, link, keptId)))
    return false;
  await confirmAccount(trx, keptId, now);
  await closeRivals(trx, { clock, keys, config }, { keptId, email, eraseAt: isChosen ? now : null });
  return true;
}

/**
 * Closes every other account of an address, so that nobody can sign in to it. Under `lockAddress`, within `asSystem`.
 * @param eraseAt when to erase them whatever they hold; null to erase only those that hold nothing.
 */
export async function closeRivals(
  trx: AuthTransaction,
  { clock, keys, config }: Pick<ClaimDeps, 'clock' | 'keys' | 'config'>,
  { keptId, email, eraseAt }: { keptId: string; email: string; eraseAt: Date | null },
): Promise<void> {
  const now = clock.now();
  const closed = await closeRivalAccounts(trx, { keptId, email, now, eraseAt });
  if (closed.length === 0) return;
  const closedIds = closed.map(({ id }) => id);
  await endSessionsOfUsers(trx, closedIds, now);
  await deleteLinksOf(trx, closedIds);
  await deleteMailsOf(trx, closedIds);
  // Their makers must not find out through a login that somebody else has confirmed the address.
  if (config.REQUIRE_CONFIRMED_EMAIL) {
    const hashes = closed.map(({ passwordHash }) => passwordHash);
    await recordRefusedSignup(trx, { keys: keys.refusedSignup, email, hashes }, now);
  }
}
