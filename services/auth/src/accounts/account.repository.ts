import type { Theme } from '@app/contracts';
import { type ColumnType, type Generated, sql } from 'kysely';
import type { AuthTransaction } from '../database.ts';

/** A time that is null in a new row. */
type InitiallyNullDate = ColumnType<Date | null, never, Date | null>;

/** A person's account. Only confirmed addresses are unique (decision 0007). Owner: `id`. */
interface UserTable {
  id: Generated<string>;
  /** In lower case; the contract converts it. */
  email: string;
  email_confirmed_at: Date | null;
  password_hash: string;
  first_name: string;
  last_name: string;
  email_notifications: Generated<boolean>;
  marketing_emails: Generated<boolean>;
  theme_preference: Generated<Theme>;
  /** The name of the browser that signed up; null for accounts older than this column. */
  made_with: string | null;
  created_at: Date;
  /** When another account got the address; nobody can use a closed account (decision 0039). */
  closed_at: InitiallyNullDate;
  /** When a closed account is erased, whatever it holds; null until its holdings have been checked again. */
  erase_at: InitiallyNullDate;
}

declare module '../database.ts' {
  interface AuthTables {
    users: UserTable;
  }
}

/** A person's account. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly emailConfirmedAt: Date | null;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly emailNotifications: boolean;
  readonly marketingEmails: boolean;
  readonly theme: Theme;
  /** The name of the browser that signed up; null for old accounts. */
  readonly madeWith: string | null;
  readonly createdAt: Date;
}

/** The columns of an `Account`, for `select` and `returning`. */
export const ACCOUNT_COLUMNS = [
  'users.id',
  'users.email',
  'users.email_confirmed_at as emailConfirmedAt',
  'users.password_hash as passwordHash',
  'users.first_name as firstName',
  'users.last_name as lastName',
  'users.email_notifications as emailNotifications',
  'users.marketing_emails as marketingEmails',
  'users.theme_preference as theme',
  'users.made_with as madeWith',
  'users.created_at as createdAt',
] as const;

/** Finds an account that is not closed. */
export async function findAccountById(trx: AuthTransaction, id: string): Promise<Account | undefined> {
  return trx
    .selectFrom('users')
    .select(ACCOUNT_COLUMNS)
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
}

interface NewAccount {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  /** Defaults to light. */
  themePreference?: Theme | undefined;
  /** The browser that signs up. */
  madeWith: string;
  now: Date;
}

export async function insertAccount(trx: AuthTransaction, account: NewAccount): Promise<Account> {
  return trx
    .insertInto('users')
    .values({
      email: account.email,
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      ...(account.themePreference && { theme_preference: account.themePreference }),
      made_with: account.madeWith,
      created_at: account.now,
    })
    .returning(ACCOUNT_COLUMNS)
    .executeTakeFirstOrThrow();
}

/**
 * Stores a new password hash; with `replacing`, only if that is still the stored one.
 * @returns whether it was stored.
 */
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
): Promise<Account | undefined> {
  return trx
    .updateTable('users')
    .set({ first_name: name.firstName, last_name: name.lastName })
    .where('id', '=', id)
    .returning(ACCOUNT_COLUMNS)
    .executeTakeFirst();
}

interface PreferenceChanges {
  emailNotifications?: boolean | undefined;
  marketingEmails?: boolean | undefined;
  themePreference?: Theme | undefined;
}

/** Changes only the preferences that are given. */
export async function changePreferences(
  trx: AuthTransaction,
  id: string,
  changes: PreferenceChanges,
): Promise<Account | undefined> {
  return trx
    .updateTable('users')
    .set({
      email_notifications: sql<boolean>`coalesce(${changes.emailNotifications ?? null}, email_notifications)`,
      marketing_emails: sql<boolean>`coalesce(${changes.marketingEmails ?? null}, marketing_emails)`,
      theme_preference: sql<Theme>`coalesce(${changes.themePreference ?? null}, theme_preference)`,
    })
    .where('id', '=', id)
    .returning(ACCOUNT_COLUMNS)
    .executeTakeFirst();
}

/** Reads the address of an account, closed or not. Within `asSystem`. */
export async function findAddress(trx: AuthTransaction, id: string): Promise<string | undefined> {
  const row = await trx.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst();
  return row?.email;
}

/**
 * Locks an account until the transaction ends: a concurrent login waits for it.
 * @returns false when there is no such account.
 */
export async function lockAccount(trx: AuthTransaction, id: string): Promise<boolean> {
  const row = await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

/** Deletes an account. Foreign keys cascade to its devices, links, mails and visitor claim; end its sessions before. */
export async function removeAccount(trx: AuthTransaction, id: string): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', id).execute();
}
