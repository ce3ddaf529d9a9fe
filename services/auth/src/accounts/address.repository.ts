import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { AuthDatabase, AuthTransaction } from '../database.ts';
import { ACCOUNT_COLUMNS, type Account } from './account.repository.ts';

/**
 * Locks an address until the transaction ends, so that sign-ups, confirmations and resets, which decide who owns it, run
 * one after another. To avoid deadlocks, take it before any row is locked.
 */
export async function lockAddress(trx: AuthTransaction, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`address:${email}`}, 0))`.execute(trx);
}

/** A login considers at most this many accounts of an address, so that its cost stays bounded. */
const MAX_ACCOUNTS = 100;

/**
 * Lists the accounts of an address, which a password may open: the confirmed account first, then by age, oldest first.
 * Within `asSystem`, or on the database of the system.
 */
export async function listAccountsToOpen(
  db: AuthDatabase | AuthTransaction,
  email: string,
): Promise<Account[]> {
  return db
    .selectFrom('users')
    .select(ACCOUNT_COLUMNS)
    .where('email', '=', email)
    .where('closed_at', 'is', null)
    .orderBy(sql`email_confirmed_at is null`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MAX_ACCOUNTS)
    .execute();
}

/** Finds the account of an address whose stored password is one of `hashes`. Within `asSystem`. */
export async function findAccountByPassword(
  trx: AuthTransaction,
  email: string,
  hashes: readonly string[],
): Promise<Account | undefined> {
  return trx
    .selectFrom('users')
    .select(ACCOUNT_COLUMNS)
    .where('email', '=', email)
    .where('password_hash', 'in', hashes)
    .where('closed_at', 'is', null)
    .orderBy(sql`email_confirmed_at is null`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Whether another account has confirmed this address. Within `asSystem`. */
export async function isConfirmedByOther(trx: AuthTransaction, id: string, email: string): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', id)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives an account another address, which is confirmed by that. Under `lockAddress`, within `asSystem`. */
export async function replaceAddress(
  trx: AuthTransaction,
  { id, email, now }: { id: string; email: string; now: Date },
): Promise<void> {
  await trx.updateTable('users').set({ email, email_confirmed_at: now }).where('id', '=', id).execute();
}

/** Finds the confirmed account of an address, else its oldest. Within `asSystem`. */
export async function findFirstAccount(trx: AuthTransaction, email: string): Promise<Account | undefined> {
  return trx
    .selectFrom('users')
    .select(ACCOUNT_COLUMNS)
    .where('email', '=', email)
    .where('closed_at', 'is', null)
    .orderBy(sql`email_confirmed_at is null`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** An account that was made with an address. */
export interface AddressAccount {
  readonly id: string;
  readonly createdAt: Date;
  readonly madeWith: string | null;
}

/** Lists every account that claims an address, oldest first. Within `asSystem`. */
export async function listAccountsOfAddress(trx: AuthTransaction, email: string): Promise<AddressAccount[]> {
  return trx
    .selectFrom('users')
    .select(['id', 'created_at as createdAt', 'made_with as madeWith'])
    .where('email', '=', email)
    .where('closed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Marks the account's address as confirmed, if it is not yet. Under `lockAddress`, within `asSystem`. */
export async function confirmAccount(trx: AuthTransaction, id: string, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email_confirmed_at: sql<Date>`coalesce(email_confirmed_at, ${now})` })
    .where('id', '=', id)
    .execute();
}

export interface ClosedAccount {
  readonly id: string;
  /** The hash that was valid until the account was closed. */
  readonly passwordHash: string;
}

/**
 * Closes every other account of an address and replaces its password with a random one. The caller ends its sessions and
 * deletes its links and mails. Under `lockAddress`, within `asSystem`.
 */
export async function closeRivalAccounts(
  trx: AuthTransaction,
  { keptId, email, now, eraseAt }: { keptId: string; email: string; now: Date; eraseAt: Date | null },
): Promise<ClosedAccount[]> {
  const rivals = await trx
    .selectFrom('users')
    .select(['id', 'password_hash as passwordHash'])
    .where('email', '=', email)
    .where('id', '<>', keptId)
    .where('closed_at', 'is', null)
    .forUpdate()
    .execute();
  if (rivals.length === 0) return rivals;
  const these = sql<string>`any(${rivals.map(({ id }) => id)}::uuid[])`;
  const randomDigest = randomBytes(32).toString('base64').slice(0, 43);
  await trx
    .updateTable('users')
    .set({
      closed_at: now,
      erase_at: eraseAt,
      password_hash: sql<string>`regexp_replace(password_hash, '[^$]*$', '') || ${randomDigest}::text`,
    })
    .where('id', '=', these)
    .execute();
  return rivals;
}

/** A closed account that is due for erasure or for a check of its holdings. */
export interface DueAccount extends Pick<Account, 'id' | 'email' | 'firstName'> {
  readonly eraseAt: Date | null;
}

/** Lists closed accounts to erase now, and those closed before `closedBefore` that have no date yet. Within `asSystem`. */
export async function listClosedAccountsDue(
  trx: AuthTransaction,
  { now, closedBefore, limit }: { now: Date; closedBefore: Date; limit: number },
): Promise<DueAccount[]> {
  return trx
    .selectFrom('users')
    .select(['id', 'email', 'first_name as firstName', 'erase_at as eraseAt'])
    .where('closed_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('erase_at', '<=', now),
        eb.and([eb('erase_at', 'is', null), eb('closed_at', '<=', closedBefore)]),
      ]),
    )
    .orderBy('closed_at')
    .limit(limit)
    .execute();
}

/** Sets when closed accounts are erased. Within `asSystem`. */
export async function postponeErasure(
  trx: AuthTransaction,
  ids: readonly string[],
  eraseAt: Date,
): Promise<void> {
  await trx.updateTable('users').set({ erase_at: eraseAt }).where('id', 'in', ids).execute();
}
