import type { Theme } from '@app/contracts';
import { sql } from 'kysely';
import type { AuthTransaction } from '../database.ts';
import { endSessionsOf } from '../sessions/session.repository.ts';
import type { UserRow } from './user.table.ts';

/** So many accounts of one address are tried with a password, no more. */
const TRIED = 5;

/**
 * Serialises what decides who owns an address, until the transaction ends: signing up, confirming, resetting.
 * Taken before any row is locked.
 */
export async function lockAddress(trx: AuthTransaction, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`address:${email}`}, 0))`.execute(trx);
}

/** The accounts of an address: the confirmed one first, then the newest. Within `asSystem`. */
export async function accountsOfAddress(trx: AuthTransaction, email: string): Promise<UserRow[]> {
  return trx
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .orderBy(sql`email_confirmed_at is null`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(TRIED)
    .execute();
}

/**
 * The account that a password reset of this address is for: the confirmed one, else the oldest, so that nobody can push
 * a person out of their account by signing up with their address later. Within `asSystem`.
 */
export async function accountToReset(trx: AuthTransaction, email: string): Promise<UserRow | undefined> {
  return trx
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .orderBy(sql`email_confirmed_at is null`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export async function accountById(trx: AuthTransaction, id: string): Promise<UserRow | undefined> {
  return trx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

interface NewAccount {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
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
      created_at: account.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Makes the address the account's own and removes its unconfirmed rivals with their sessions (architecture.md,
 * Identity). Under `lockAddress`, within `asSystem`.
 * @returns false when the account is gone.
 */
export async function claimAddress(trx: AuthTransaction, id: string, now: Date): Promise<boolean> {
  const rivals = await trx
    .selectFrom('users as rival')
    .innerJoin('users as mine', 'mine.email', 'rival.email')
    .select('rival.id')
    .where('mine.id', '=', id)
    .where('rival.id', '<>', id)
    .where('rival.email_confirmed_at', 'is', null)
    .forUpdate('rival')
    .execute();
  const confirmed = await trx
    .updateTable('users')
    .set({ email_confirmed_at: sql<Date>`coalesce(email_confirmed_at, ${now})` })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  const ids = rivals.map((rival) => rival.id);
  if (confirmed && ids.length > 0) {
    for (const rival of ids) await endSessionsOf(trx, rival, now);
    await trx.deleteFrom('users').where('id', 'in', ids).execute();
  }
  return confirmed !== undefined;
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
