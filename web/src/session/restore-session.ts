import { refreshSession } from '../api/transport.ts';
import { sessionStore } from './session.ts';

/** Longer than this nobody looks at a spinner: the page goes on with the session it has. */
const PATIENCE_MS = 5_000;

/**
 * Finds out whether a stored session still lives when its token has run out: until then it is not known whether anybody
 * is signed in (HOME-3, NAV-3). One that has not run out is taken at its word.
 */
export async function restoreSession(now: number): Promise<void> {
  const { session } = sessionStore.snapshot();
  if (session === null || Date.parse(session.session.expires_at) > now) return;
  sessionStore.setStatus('loading');
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([refreshSession(session.session.access_token), patience]);
  sessionStore.setStatus('ready');
}
