import type { authEndpoints, Parsed } from '@app/contracts';
import { asOwner, Failure } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { changePreferences, renameAccount } from './user.repository.ts';
import type { UserRow } from './user.table.ts';

/** Changes first and last name (ACC-1). */
export async function updateProfile(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  name: Parsed<typeof authEndpoints.updateProfile.body>,
): Promise<UserRow> {
  return stillThere(await asOwner(db, userId, (trx) => renameAccount(trx, userId, name)));
}

/** Changes the preferences that are given (ACC-2, ACC-4). */
export async function updatePreferences(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  changes: Parsed<typeof authEndpoints.updatePreferences.body>,
): Promise<UserRow> {
  return stillThere(await asOwner(db, userId, (trx) => changePreferences(trx, userId, changes)));
}

/** An account can go between the check of a session and its use. */
function stillThere(account: UserRow | undefined): UserRow {
  if (!account) throw new Failure('unauthenticated');
  return account;
}
