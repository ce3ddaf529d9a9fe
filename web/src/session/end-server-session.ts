import { authEndpoints } from '@app/contracts';
import { call } from '../api/call.ts';
import { prepare } from '../api/request.ts';
import { sessionHeaders } from '../api/session-headers.ts';
import { sessionStore } from './session.ts';

/** Nobody waits longer than this for the server to hear of it. */
const PATIENCE_MS = 1_500;

/**
 * Says once more that the session is over, for as long as a slow line takes and although the page is left. Without
 * cookies: an answer that comes late must not take the cookie of who signs in next.
 */
function leaveWord(): void {
  const { url, init, headers } = prepare(authEndpoints.logout, { keepalive: true }, 'application/json');
  const grant = sessionStore.snapshot().session?.session;
  // Nobody is there any more who could be told of a failure.
  fetch(url, {
    ...init,
    credentials: 'omit',
    headers: { ...headers, ...sessionHeaders(grant) },
  }).catch(() => undefined);
}

/**
 * Tells the server that the session is over, so that it is dead everywhere.
 * @throws CallFailure when it can't be reached; the abort when it takes too long, while word is on its way.
 */
export async function endServerSession(): Promise<void> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    await call(authEndpoints.logout, { signal: patience });
  } catch (failure) {
    if (patience.aborted) leaveWord();
    throw failure;
  }
}
