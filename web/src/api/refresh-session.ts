import { type AccessGrant, authEndpoints, FAILURES } from '@app/contracts';
import type { SessionStore } from '../session/session-store.ts';
import { CallFailure, failureOf, networkFailure, unreadableAnswer } from './call-failure.ts';
import type { ServerClock } from './server-clock.ts';

/** `refused`: the session is over. `unreachable`: nobody knows; the session stays. */
export type Refreshing =
  | { outcome: 'renewed' }
  | { outcome: 'refused' | 'unreachable'; failure: CallFailure };

type Fetch = typeof globalThis.fetch;
type Exclusively = <T>(act: () => Promise<T>) => Promise<T>;

interface RefresherParts {
  store: SessionStore;
  clock: ServerClock;
  fetch: Fetch;
  /** One tab at a time; see `acrossTabs`. */
  exclusively: Exclusively;
}

const LOCK = 'auth_refresh';
/** Other calls, and other tabs, wait for this one. */
const REFRESH_TIMEOUT_MS = 10_000;

const gone: Refreshing = {
  outcome: 'refused',
  failure: new CallFailure({
    status: FAILURES.unauthenticated.status,
    code: 'unauthenticated',
    message: FAILURES.unauthenticated.sentence,
  }),
};

/**
 * Lets one tab at a time act. Web Locks exist on secure pages only; elsewhere two tabs may refresh at once, which the
 * server forgives for ten seconds (architecture.md, Identity) and `adoptedMeanwhile` settles here.
 */
export function acrossTabs(locks: LockManager | undefined): Exclusively {
  return locks === undefined
    ? (act) => act()
    : <T>(act: () => Promise<T>) => locks.request(LOCK, act) as Promise<Awaited<T>>;
}

/**
 * Renews the access token with the refresh cookie: once for however many calls ask at the same time, in this tab and
 * the others. A refusal signs out; silence or a fault of the server does not.
 * @returns a function of the access token that was not good enough.
 */
export function createRefresher({ store, clock, fetch, exclusively }: RefresherParts) {
  let running: Promise<Refreshing> | undefined;

  /** Another tab may have renewed, or ended, the session while we waited. */
  const adoptedMeanwhile = (usedToken: string): boolean => {
    store.adopt();
    const now = store.snapshot().session;
    return now !== null && now.session.access_token !== usedToken;
  };

  const ask = async (): Promise<AccessGrant | CallFailure> => {
    try {
      const response = await fetch(`/api${authEndpoints.refresh.path}`, {
        method: authEndpoints.refresh.method,
        credentials: 'same-origin',
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(REFRESH_TIMEOUT_MS),
      });
      clock.learn(response);
      if (!response.ok) return await failureOf(response);
      const answer = authEndpoints.refresh.answer.safeParse(await response.json().catch(() => undefined));
      return answer.success ? answer.data.data : unreadableAnswer(response, answer.error);
    } catch (cause) {
      return networkFailure(cause);
    }
  };

  const refresh = async (usedToken: string): Promise<Refreshing> => {
    if (adoptedMeanwhile(usedToken)) return { outcome: 'renewed' };
    if (store.snapshot().session === null) return gone;
    const answer = await ask();
    if (!(answer instanceof Error)) {
      if (store.renew(answer)) return { outcome: 'renewed' };
      // The cookie belongs to a session that is not the one on this page: take the stored one, or nobody's.
      if (adoptedMeanwhile(usedToken)) return { outcome: 'renewed' };
      if (store.snapshot().session !== null) store.end('expired');
      return gone;
    }
    if (answer.status !== 401 && answer.status !== 403) return { outcome: 'unreachable', failure: answer };
    if (adoptedMeanwhile(usedToken)) return { outcome: 'renewed' };
    if (store.snapshot().session !== null) store.end('expired');
    return { outcome: 'refused', failure: answer };
  };

  return (usedToken: string): Promise<Refreshing> => {
    running ??= exclusively(() => refresh(usedToken))
      .catch((cause: unknown): Refreshing => ({ outcome: 'unreachable', failure: networkFailure(cause) }))
      .finally(() => {
        running = undefined;
      });
    return running;
  };
}
