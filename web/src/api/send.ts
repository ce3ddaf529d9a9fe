import type { AccessGrant } from '@app/contracts';
import type { SessionStore } from '../session/session-store.ts';
import { failureOf, networkFailure } from './call-failure.ts';
import type { Refreshing } from './refresh-session.ts';
import type { PreparedRequest } from './request.ts';
import type { ServerClock } from './server-clock.ts';
import { sessionHeaders } from './session-headers.ts';

/** A token with less time than this is renewed before it is used. */
const AHEAD_MS = 30_000;

interface SenderParts {
  store: SessionStore;
  clock: ServerClock;
  fetch: typeof globalThis.fetch;
  refresh: (usedToken: string) => Promise<Refreshing>;
  /** Milliseconds on a clock nobody can set. */
  elapsed: () => number;
}

/**
 * Sends calls with the session's headers (API-7) and keeps the session fresh: ahead of its expiry by the server's clock,
 * and once after a 401, which repeats the call.
 * @returns a function that gives the answer of a call that went well; anything else is thrown as a `CallFailure`, an abort as it is.
 */
export function createSender({ store, clock, fetch, refresh, elapsed }: SenderParts) {
  /** No second refresh ahead within this span, whatever the clocks say: they can't make a loop. */
  let refreshedAt = Number.NEGATIVE_INFINITY;

  const grantOf = (request: PreparedRequest) =>
    request.signed ? store.snapshot().session?.session : undefined;

  const refreshAhead = async (grant: AccessGrant) => {
    const left = Date.parse(grant.expires_at) - clock.now();
    if (left > AHEAD_MS || elapsed() - refreshedAt < AHEAD_MS) return;
    await refresh(grant.access_token);
    refreshedAt = elapsed();
  };

  const transmit = async (request: PreparedRequest, grant: AccessGrant | undefined) => {
    try {
      const response = await fetch(request.url, {
        ...request.init,
        headers: { ...request.headers, ...sessionHeaders(grant) },
      });
      clock.learn(response);
      return response;
    } catch (cause) {
      if (request.init.signal?.aborted) throw cause;
      throw networkFailure(cause);
    }
  };

  return async (request: PreparedRequest): Promise<Response> => {
    const before = grantOf(request);
    if (before !== undefined) await refreshAhead(before);
    const used = grantOf(request);
    let response = await transmit(request, used);
    if (response.status === 401 && used !== undefined) {
      const refreshing = await refresh(used.access_token);
      if (refreshing.outcome !== 'renewed') throw refreshing.failure;
      response = await transmit(request, grantOf(request));
    }
    if (!response.ok) throw await failureOf(response);
    return response;
  };
}
