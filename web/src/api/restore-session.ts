import { sessionStore } from '../session/session.ts';

/** After this time the page continues with the stored session instead of showing a spinner. */
const TIMEOUT_MS = 5_000;

/**
 * Refreshes a stored session whose access token has expired. Until then it is unknown whether anybody is signed in
 * (HOME-3, NAV-3). A token that has not expired is trusted.
 */
export async function restoreSession(now: number): Promise<void> {
  const { session } = sessionStore.snapshot();
  if (session === null || Date.parse(session.session.expires_at) > now) return;
  sessionStore.setStatus('loading');
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  // Imported on demand: a visitor's first page sends no requests.
  const refreshed = import('./call.ts').then((m) => m.refreshSession(session.session.access_token));
  await Promise.race([refreshed.catch(() => undefined), timeout]);
  sessionStore.setStatus('ready');
}
