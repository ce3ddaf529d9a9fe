import type { Ending } from '../session/session-store.ts';
import { paths } from './paths.ts';

/** What the sign-in page is told by whoever sent somebody there. */
export interface ReturnPlace {
  /** A path of this product. */
  returnTo: string;
  ended: Ending | null;
}

/** Reads a location's state, which the browser keeps and anything may have written. */
export function readReturnPlace(state: unknown): ReturnPlace | null {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return null;
  const { returnTo } = state;
  if (typeof returnTo !== 'string' || !/^\/(?![/\\])/.test(returnTo)) return null;
  return { returnTo, ended: 'ended' in state && state.ended === 'expired' ? 'expired' : null };
}

/** Where somebody who has just signed in goes (AUT-3). */
export function placeAfterSignIn(state: unknown): string {
  return readReturnPlace(state)?.returnTo ?? paths.dashboard;
}
