import { ACCOUNT_COLUMNS, type Account } from '../accounts/account.repository.ts';
import type { AuthTransaction } from '../database.ts';

/** A change of address that waits for its confirmation. */
export interface PendingChange {
  readonly email: string;
  readonly expiresAt: Date;
}

/** Finds the change of address that this account waits for. */
export async function findPendingChange(
  trx: AuthTransaction,
  userId: string,
  now: Date,
): Promise<PendingChange | undefined> {
  const row = await trx
    .selectFrom('links')
    .select(['address', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'change')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.address ? { email: row.address, expiresAt: row.expiresAt } : undefined;
}

interface Followed {
  readonly id: string;
  readonly hashes: readonly Buffer[];
  readonly kind: 'change' | 'keep';
  readonly now: Date;
}

/** The account of a link, and the new address that a `change` link confirms. */
export interface LinkedChange {
  readonly account: Account;
  readonly address: string | null;
  readonly isUsed: boolean;
}

/** Finds the account of a link that has not expired, used or not. Within `asSystem`. */
export async function findLinkedChange(
  trx: AuthTransaction,
  { id, hashes, kind, now }: Followed,
): Promise<LinkedChange | undefined> {
  const row = await trx
    .selectFrom('users')
    .innerJoin('links', 'links.user_id', 'users.id')
    .select([...ACCOUNT_COLUMNS, 'links.address', 'links.used_at as usedAt'])
    .where('links.id', '=', id)
    .where('links.hash', 'in', hashes)
    .where('links.kind', '=', kind)
    .where('links.expires_at', '>', now)
    .where('users.closed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { address, usedAt, ...account } = row;
  return { account, address, isUsed: usedAt !== null };
}
