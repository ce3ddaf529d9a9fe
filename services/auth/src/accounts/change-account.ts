import type { authEndpoints, internalEndpoints, Parsed } from '@app/contracts';
import { asOwner, Failure } from '@app/service-kit';
import type { AuthDatabase } from '../database.ts';
import { type Account, changePreferences, findAccountById, renameAccount } from './account.repository.ts';

interface AccountDeps {
  readonly db: AuthDatabase;
}

/** @throws Failure 404 `not_found` when there is no such account. */
export async function readAccount({ db }: AccountDeps, userId: string): Promise<Account> {
  const account = await asOwner(db, userId, (trx) => findAccountById(trx, userId));
  if (!account) throw new Failure('not_found');
  return account;
}

/** Changes the first and last name (ACC-1). */
export async function updateProfile(
  { db }: AccountDeps,
  userId: string,
  name: Parsed<typeof authEndpoints.updateProfile.body>,
): Promise<Account> {
  return requireAccount(await asOwner(db, userId, (trx) => renameAccount(trx, userId, name)));
}

/** Changes the preferences that are given (ACC-2, ACC-4). */
export async function updatePreferences(
  { db }: AccountDeps,
  userId: string,
  changes: Parsed<typeof authEndpoints.updatePreferences.body>,
): Promise<Account> {
  return requireAccount(await asOwner(db, userId, (trx) => changePreferences(trx, userId, changes)));
}

/** An account can be deleted between the check of a session and its use. */
function requireAccount(account: Account | undefined): Account {
  if (!account) throw new Failure('unauthenticated');
  return account;
}

const UNSUBSCRIBED = {
  notifications: { emailNotifications: false },
  marketing: { marketingEmails: false },
} as const;

/**
 * Ends the mails of a kind to a person who clicked on "unsubscribe" (ACC-2).
 * @throws Failure 404 `not_found` when there is no such account.
 */
export async function unsubscribe(
  { db }: AccountDeps,
  userId: string,
  { kind }: Parsed<typeof internalEndpoints.unsubscribe.body>,
): Promise<void> {
  const account = await asOwner(db, userId, (trx) => changePreferences(trx, userId, UNSUBSCRIBED[kind]));
  if (!account) throw new Failure('not_found');
}
