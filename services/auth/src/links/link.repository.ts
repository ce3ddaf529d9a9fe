import { deleteInBatches } from '@app/service-kit';
import { sql } from 'kysely';
import { ACCOUNT_COLUMNS, type Account } from '../accounts/account.repository.ts';
import type { AuthDatabase, AuthTransaction } from '../database.ts';
import type { LinkKind } from './link-token.ts';

/** A one-time link. Links that became invalid are deleted. Owner: `user_id`. */
interface LinkTable {
  id: string;
  user_id: string;
  kind: LinkKind;
  /** The new address that a `change` link confirms. */
  address: string | null;
  /** SHA-256 of the token in the mail. */
  hash: Buffer;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

declare module '../database.ts' {
  interface AuthTables {
    links: LinkTable;
  }
}

interface NewLink {
  readonly id: string;
  readonly userId: string;
  readonly kind: LinkKind;
  readonly address?: string | undefined;
  readonly hash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function insertLink(trx: AuthTransaction, link: NewLink): Promise<void> {
  await trx
    .insertInto('links')
    .values({
      id: link.id,
      user_id: link.userId,
      kind: link.kind,
      address: link.address ?? null,
      hash: link.hash,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
      used_at: null,
    })
    .execute();
}

/** Deletes the unused links of a kind that were made for an account. */
export async function voidLinks(trx: AuthTransaction, userId: string, kind: LinkKind): Promise<void> {
  await trx
    .deleteFrom('links')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute();
}

/** Deletes all links that were made for these accounts, and with them their mails. Within `asSystem`. */
export async function deleteLinksOf(trx: AuthTransaction, userIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('links').where('user_id', 'in', userIds).execute();
}

/** Deletes the links that expired before a time, and with them their mails. */
export async function deleteLinksExpiredBefore(db: AuthDatabase, before: Date): Promise<void> {
  await deleteInBatches(db, 'links', sql`expires_at < ${before}`);
}

/** A link, without what could open it. */
export interface SentLink {
  readonly kind: LinkKind;
  readonly address: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

/** Lists the links made for this user, newest first. */
export async function listLinks(trx: AuthTransaction, userId: string): Promise<SentLink[]> {
  return trx
    .selectFrom('links')
    .select(['kind', 'address', 'created_at as createdAt', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
}

/** A link from a mail that somebody has opened. */
export interface FollowedLink {
  id: string;
  /** The link is stored with one of these hashes. */
  hashes: readonly Buffer[];
  kind: LinkKind;
  now: Date;
}

/**
 * Finds the account of a valid link: one that is unused and has not expired, or a confirmation link whose account is
 * already confirmed, so that confirming can be repeated. Within `asSystem`, because the caller is identified by the link
 * alone.
 */
export async function findAccountOfLink(
  trx: AuthTransaction,
  link: FollowedLink,
): Promise<Account | undefined> {
  return trx
    .selectFrom('users')
    .innerJoin('links', 'links.user_id', 'users.id')
    .select(ACCOUNT_COLUMNS)
    .where('links.id', '=', link.id)
    .where('links.hash', 'in', link.hashes)
    .where('links.kind', '=', link.kind)
    .where('users.closed_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('links.expires_at', '>', link.now), eb('links.used_at', 'is', null)]),
        eb.and([eb('links.kind', '=', 'confirm'), eb('users.email_confirmed_at', 'is not', null)]),
      ]),
    )
    .executeTakeFirst();
}

/**
 * Marks a link as used and assigns it to an account; of concurrent calls one succeeds.
 * @returns false when the link was used, deleted or has expired.
 */
export async function consumeLink(
  trx: AuthTransaction,
  link: FollowedLink,
  userId: string,
): Promise<boolean> {
  const row = await trx
    .updateTable('links')
    .set({ used_at: link.now, user_id: userId })
    .where('id', '=', link.id)
    .where('hash', 'in', link.hashes)
    .where('kind', '=', link.kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', link.now)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a confirmation link was made for this account after `since`. */
export async function hasConfirmLinkSince(
  trx: AuthTransaction,
  userId: string,
  since: Date,
): Promise<boolean> {
  const row = await trx
    .selectFrom('links')
    .select(sql`1`.as('one'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'confirm')
    .where('created_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}
