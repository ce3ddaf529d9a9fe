import { sql } from 'kysely';
import type { AuthTransaction } from '../database.ts';
import { eraseAccount } from '../erasures/erase-account.ts';
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
 * a person out of their account by signing up with their address later. Under
 * `lockAddress`, within `asSystem`.
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
    .executeTakeFirst();
}

/**
 * Makes the address the account's own and removes its unconfirmed rivals with their sessions (architecture.md,
 * Identity) and with all that the other services hold of them; the address is told of no such end, for it was not
 * theirs. Under `lockAddress`, within `asSystem`; wake the relay after the commit.
 * @returns false when the account is gone.
 */
export async function claimAddress(trx: AuthTransaction, id: string, now: Date): Promise<boolean> {
  const rivals = await trx
    .selectFrom('users as rival')
    .innerJoin('users as mine', 'mine.email', 'rival.email')
    .select(['rival.id', 'rival.email', 'rival.first_name'])
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
  if (!confirmed) return false;
  for (const rival of rivals) await eraseAccount(trx, rival, { now, receipt: false });
  return true;
}
