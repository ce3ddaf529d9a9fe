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
  // Fetched when needed: the first page of a visitor makes no calls.
  const refreshed = import('../api/transport.ts').then((m) => m.refreshSession(session.session.access_token));
  await Promise.race([refreshed.catch(() => undefined), patience]);
  sessionStore.setStatus('ready');
}
