import type { Account } from '../accounts/account.repository.ts';
import { listAccountsToOpen } from '../accounts/address.repository.ts';
import type { AuthDatabase } from '../database.ts';
import { type Keys, mac } from '../keys.ts';

/** Hashes passwords for storage, slowly on purpose. */
export interface PasswordHasher {
  /** The current scheme with this salt: algorithm, cost and salt in the PHC string format. */
  scheme(salt: Buffer): string;
  /**
   * @returns `<scheme>$<digest>`: the same for the same password and scheme.
   * @throws Failure 503 `unavailable` when too many calls are waiting.
   */
  hash(password: string, scheme: string): Promise<string>;
}

export interface HashingDeps {
  readonly hasher: PasswordHasher;
  readonly keys: Keys;
  /** Sees the rows of all accounts. */
  readonly systemDb: AuthDatabase;
}

const SALT_BYTES = 16;

/** The part of a stored hash before the digest: algorithm, cost and salt. */
function schemeOf(hash: string): string {
  return hash.slice(0, hash.lastIndexOf('$'));
}

/** Accounts made before decision 0040 may each have a salt of their own; a login tries at most this many. */
const MAX_SCHEMES = 4;

/**
 * Reads the accounts of an address and the schemes of their password hashes; new accounts use the first scheme. All
 * accounts of an address share one salt, so that one hash shows which of them a password opens. An address without an
 * account has the salt that its first account will get, so that a login costs the same. There are several schemes only for
 * accounts that were made before addresses shared a salt (decision 0040).
 */
export async function readPasswordSchemes(
  { hasher, keys, systemDb }: HashingDeps,
  email: string,
): Promise<{ accounts: Account[]; schemes: string[] }> {
  const accounts = await listAccountsToOpen(systemDb, email);
  const schemes = [...new Set(accounts.map(({ passwordHash }) => schemeOf(passwordHash)))].slice(
    0,
    MAX_SCHEMES,
  );
  const derived = () => hasher.scheme(mac(keys.passwordSalt, email).subarray(0, SALT_BYTES));
  return { accounts, schemes: schemes.length > 0 ? schemes : [derived()] };
}

/** Hashes a password with each of these schemes, in their order. */
export async function hashWithSchemes(
  hasher: PasswordHasher,
  password: string,
  schemes: readonly string[],
): Promise<string[]> {
  const hashes: string[] = [];
  for (const scheme of schemes) hashes.push(await hasher.hash(password, scheme));
  return hashes;
}

/** Hashes a password with the scheme of a stored hash. */
export function hashLikeStored(hasher: PasswordHasher, password: string, stored: string): Promise<string> {
  return hasher.hash(password, schemeOf(stored));
}
