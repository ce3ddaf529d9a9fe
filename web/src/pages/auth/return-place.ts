import type { SessionEndReason } from '../../session/session-store.ts';
import { paths } from '../paths.ts';

/** The navigation state of the pages for signing up and in, when another page sent somebody there. */
export interface ReturnPlace {
  /** A path of this product. */
  returnTo: string;
  ended: SessionEndReason | null;
}

/** The pages that are steps of signing in: nobody is returned to them. */
const STEPS: readonly string[] = [
  paths.signup,
  paths.login,
  paths.forgotPassword,
  paths.resetPassword,
  paths.confirm,
];
const PLACES: readonly string[] = Object.values(paths).filter((path) => !STEPS.includes(path));
/** Any origin will do: an address that leaves it is not a path. */
const ORIGIN = 'https://own.invalid';

/** @returns the address as the browser would read it; null unless it is a page of this product. */
function readOwnPlace(address: string): string | null {
  if (!address.startsWith('/') || !URL.canParse(address, ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(address, ORIGIN);
  return origin === ORIGIN && PLACES.includes(pathname) ? `${pathname}${search}${hash}` : null;
}

/** Parses the state of a location, which is untrusted: the browser stores it. */
export function readReturnPlace(state: unknown): ReturnPlace | null {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return null;
  const returnTo = typeof state.returnTo === 'string' ? readOwnPlace(state.returnTo) : null;
  if (returnTo === null) return null;
  return { returnTo, ended: 'ended' in state && state.ended === 'expired' ? 'expired' : null };
}

/** The path to open after signing in (AUT-3). */
export function placeAfterSignIn(state: unknown): string {
  return readReturnPlace(state)?.returnTo ?? paths.dashboard;
}
