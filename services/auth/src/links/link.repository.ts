import { sql } from 'kysely';
import type { UserRow } from '../accounts/user.table.ts';
import type { AuthTransaction } from '../database.ts';
import type { LinkKind, LinkRow } from './link.table.ts';

export async function insertLink(trx: AuthTransaction, link: Omit<LinkRow, 'used_at'>): Promise<void> {
  await trx
    .insertInto('links')
    .values({ ...link, used_at: null })
    .execute();
}

/** Voids the account's links of a kind that nobody has used. */
export async function voidLinks(trx: AuthTransaction, userId: string, kind: LinkKind): Promise<void> {
  await trx
    .deleteFrom('links')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute();
}

/** The links made for this user, newest first; without their hashes. */
export async function linksOf(trx: AuthTransaction, userId: string): Promise<Omit<LinkRow, 'hash'>[]> {
  return trx
    .selectFrom('links')
    .select(['id', 'user_id', 'kind', 'created_at', 'expires_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
}

interface GivenLink {
  id: string;
  hash: Buffer;
  kind: LinkKind;
  now: Date;
}

/**
 * The account that a link is of, while the link is good: within its lifetime and not used yet; or, of a confirmation, as
 * long as it is known and has done its work. Within `asSystem`: a link is all its bearer shows.
 */
export async function accountOfLink(trx: AuthTransaction, link: GivenLink): Promise<UserRow | undefined> {
  return trx
    .selectFrom('users')
    .innerJoin('links', 'links.user_id', 'users.id')
    .selectAll('users')
    .where('links.id', '=', link.id)
    .where('links.hash', '=', link.hash)
    .where('links.kind', '=', link.kind)
    .where((eb) =>
      eb.or([
        eb.and([eb('links.expires_at', '>', link.now), eb('links.used_at', 'is', null)]),
        eb.and([eb('links.kind', '=', 'confirm'), eb('users.email_confirmed_at', 'is not', null)]),
      ]),
    )
    .executeTakeFirst();
}

/**
 * Uses a link up: of many at once, one succeeds.
 * @returns whose it is; undefined when it was used, voided or has expired.
 */
export async function useLink(trx: AuthTransaction, link: GivenLink): Promise<string | undefined> {
  const row = await trx
    .updateTable('links')
    .set({ used_at: link.now })
    .where('id', '=', link.id)
    .where('hash', '=', link.hash)
    .where('kind', '=', link.kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', link.now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Whether this account was given a confirmation link since a moment. */
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
