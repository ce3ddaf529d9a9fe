import type { SessionEndReason } from '../../session/session-store.ts';
import { paths } from '../paths.ts';

/** The navigation state of a redirect to the login page. */
export interface ReturnPlace {
  /** A path of this product. */
  returnTo: string;
  ended: SessionEndReason | null;
}

/** Parses the state of a location, which is untrusted: the browser stores it. */
export function readReturnPlace(state: unknown): ReturnPlace | null {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return null;
  const { returnTo } = state;
  if (typeof returnTo !== 'string' || !/^\/(?![/\\])/.test(returnTo)) return null;
  return { returnTo, ended: 'ended' in state && state.ended === 'expired' ? 'expired' : null };
}

/** The path to open after signing in (AUT-3). */
export function placeAfterSignIn(state: unknown): string {
  return readReturnPlace(state)?.returnTo ?? paths.dashboard;
}
