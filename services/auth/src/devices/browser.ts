import Bowser from 'bowser';
import type { AuthDatabase } from '../database.ts';
import { type KeyList, type Keys, macs } from '../keys.ts';
import { findUserLastSeenWith } from './device.repository.ts';

/** The browser that sent a request. */
export interface Browser {
  /** Its name for people: "Firefox on Windows". */
  readonly name: string;
  /** The value of its device cookie; a new random value when it sent none. */
  readonly id: string;
}

const UNKNOWN = 'Unknown device';
/** A User-Agent header can contain any text. Only known names are shown, because people would read others as ours. */
const KNOWN_NAMES: ReadonlySet<unknown> = new Set([
  ...Object.values(Bowser.BROWSER_MAP),
  ...Object.values(Bowser.OS_MAP),
]);

/** Describes a User-Agent header for a person's list of devices, for example "Firefox on Windows". */
export function describeDevice(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent.slice(0, 400));
  const names = [browser.name, os.name].filter((name) => KNOWN_NAMES.has(name));
  return names.length > 0 ? names.join(' on ') : UNKNOWN;
}

/** Computes the hashes under which an account may have stored a browser, newest first; they differ for each account. */
export function deviceHashes(keys: KeyList, userId: string, { id }: Browser): KeyList {
  return macs(keys, `${userId}:${id}`);
}

/** A browser that an account was used with before. */
export interface KnownDevice {
  readonly userId: string;
  /** The key under which its password guesses are counted. */
  readonly key: string;
}

/**
 * Finds the account among these that was last used with a browser. The device cookie holds 128 random bits, of which
 * only a keyed hash is stored, so nobody can guess it.
 */
export async function findKnownDevice(
  { keys, systemDb }: { keys: Keys; systemDb: AuthDatabase },
  userIds: readonly string[],
  browser: Browser,
): Promise<KnownDevice | undefined> {
  const seen = userIds.flatMap((userId) =>
    deviceHashes(keys.devices, userId, browser).map((hash) => ({ userId, hash })),
  );
  const userId = await findUserLastSeenWith(systemDb, seen);
  return userId === undefined ? undefined : { userId, key: `${userId}:${browser.id}` };
}
