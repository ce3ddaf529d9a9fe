import type { AccessGrant } from '@app/contracts';
import type { SessionStore } from '../session/session-store.ts';
import { networkFailure } from './call-failure.ts';
import { readFailure } from './read-failure.ts';
import type { RefreshResult } from './refresh-session.ts';
import type { PreparedRequest } from './request.ts';
import type { ServerClock } from './server-clock.ts';

/** A token that expires within this time is renewed before it is used. */
const EARLY_REFRESH_MS = 30_000;

interface SenderDependencies {
  store: SessionStore;
  clock: ServerClock;
  fetch: typeof globalThis.fetch;
  refresh: (usedToken: string) => Promise<RefreshResult>;
  /** Milliseconds on a monotonic clock. */
  elapsed: () => number;
}

/**
 * Sends requests with the session's headers (API-7) and renews the access token: shortly before it expires by the
 * server's clock, and once after a 401, after which the request is repeated.
 * @returns a function that resolves with a successful response; anything else is thrown as a `CallFailure`, an abort unchanged.
 */
export function createSender({ store, clock, fetch, refresh, elapsed }: SenderDependencies) {
  /** The time of the last early refresh: another one must wait `EARLY_REFRESH_MS`, so that wrong clocks cannot cause a loop. */
  let refreshedAt = Number.NEGATIVE_INFINITY;

  const grantOf = (request: PreparedRequest) =>
    request.signed ? store.snapshot().session?.session : undefined;

  const refreshEarly = async (grant: AccessGrant) => {
    const left = Date.parse(grant.expires_at) - clock.now();
    if (left > EARLY_REFRESH_MS || elapsed() - refreshedAt < EARLY_REFRESH_MS) return;
    await refresh(grant.access_token);
    refreshedAt = elapsed();
  };

  const sendOnce = async (request: PreparedRequest, grant: AccessGrant | undefined) => {
    try {
      const response = await fetch(request.url, {
        ...request.init,
        headers: { ...request.headers, ...sessionHeaders(grant) },
      });
      clock.readDate(response);
      return response;
    } catch (cause) {
      if (request.init.signal?.aborted) throw cause;
      throw networkFailure(cause);
    }
  };

  return async (request: PreparedRequest): Promise<Response> => {
    const before = grantOf(request);
    if (before !== undefined) await refreshEarly(before);
    const used = grantOf(request);
    let response = await sendOnce(request, used);
    if (response.status === 401 && used !== undefined) {
      const refreshing = await refresh(used.access_token);
      if (refreshing.outcome !== 'renewed') throw refreshing.failure;
      response = await sendOnce(request, grantOf(request));
    }
    if (!response.ok) throw await readFailure(response);
    return response;
  };
}

/** The authentication headers of a request (API-7). @param grant of the session; undefined for an anonymous request. */
export function sessionHeaders(grant: AccessGrant | undefined): Record<string, string> {
  return grant === undefined
    ? {}
    : { authorization: `Bearer ${grant.access_token}`, 'x-session-token': grant.token };
}
