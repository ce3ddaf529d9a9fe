import { authEndpoints } from '@app/contracts';
import { sessionStore } from '../session/session.ts';
import { call } from './call.ts';
import { prepareRequest } from './request.ts';
import { sessionHeaders } from './send.ts';

/** The person waits at most this long for the server. */
const TIMEOUT_MS = 1_500;

/**
 * Sends the logout once more as a `keepalive` request, which completes even if the page is closed. Without cookies: a
 * late response must not clear the cookie of the person who signs in next.
 */
function sendLogoutInBackground(): void {
  const { url, init, headers } = prepareRequest(
    authEndpoints.logout,
    { keepalive: true },
    'application/json',
  );
  const grant = sessionStore.snapshot().session?.session;
  // The person has left: a failure cannot be reported.
  fetch(url, {
    ...init,
    credentials: 'omit',
    headers: { ...headers, ...sessionHeaders(grant) },
  }).catch(() => undefined);
}

/**
 * Ends the session on the server.
 * @throws CallFailure when the server can't be reached; the abort error after the timeout, while a `keepalive` request
 * continues.
 */
export async function endServerSession(): Promise<void> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    await call(authEndpoints.logout, { signal: timeout });
  } catch (failure) {
    if (timeout.aborted) sendLogoutInBackground();
    throw failure;
  }
}
