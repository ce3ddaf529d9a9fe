import type { Theme } from '@app/contracts';
import { sql } from 'kysely';
import type { AuthTransaction } from '../database.ts';
import type { UserRow } from './user.table.ts';

export async function accountById(trx: AuthTransaction, id: string): Promise<UserRow | undefined> {
  return trx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

interface NewAccount {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  /** Light unless given. */
  themePreference?: Theme | undefined;
  now: Date;
}

export async function insertAccount(trx: AuthTransaction, account: NewAccount): Promise<UserRow> {
  return trx
    .insertInto('users')
    .values({
      email: account.email,
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      ...(account.themePreference && { theme_preference: account.themePreference }),
      created_at: account.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores a new password, if the old one is still the one it replaces (when given). */
export async function storePassword(
  trx: AuthTransaction,
  id: string,
  passwordHash: string,
  replacing?: string,
): Promise<boolean> {
  const stored = await trx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .$if(replacing !== undefined, (query) => query.where('password_hash', '=', replacing ?? ''))
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

export async function renameAccount(
  trx: AuthTransaction,
  id: string,
  name: { firstName: string; lastName: string },
): Promise<UserRow | undefined> {
  return trx
    .updateTable('users')
    .set({ first_name: name.firstName, last_name: name.lastName })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

interface PreferenceChanges {
  emailNotifications?: boolean | undefined;
  marketingEmails?: boolean | undefined;
  themePreference?: Theme | undefined;
}

/** Changes the preferences that are given; the others stay. */
export async function changePreferences(
  trx: AuthTransaction,
  id: string,
  changes: PreferenceChanges,
): Promise<UserRow | undefined> {
  return trx
    .updateTable('users')
    .set({
      email_notifications: sql<boolean>`coalesce(${changes.emailNotifications ?? null}, email_notifications)`,
      marketing_emails: sql<boolean>`coalesce(${changes.marketingEmails ?? null}, marketing_emails)`,
      theme_preference: sql<Theme>`coalesce(${changes.themePreference ?? null}, theme_preference)`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
