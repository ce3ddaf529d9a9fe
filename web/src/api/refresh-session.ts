import { type AccessGrant, authEndpoints, FAILURES } from '@app/contracts';
import type { SessionStore } from '../session/session-store.ts';
import { CallFailure, networkFailure, unreadableFailure } from './call-failure.ts';
import { readFailure } from './read-failure.ts';
import type { ServerClock } from './server-clock.ts';

/** `refused`: the session has ended. `unreachable`: unknown, so the session is kept. */
export type RefreshResult =
  | { outcome: 'renewed' }
  | { outcome: 'refused' | 'unreachable'; failure: CallFailure };

type Fetch = typeof globalThis.fetch;
type RunExclusively = <T>(act: () => Promise<T>) => Promise<T>;

interface RefresherDependencies {
  store: SessionStore;
  clock: ServerClock;
  fetch: Fetch;
  /** Runs a function in one tab at a time; see `createTabLock`. */
  exclusively: RunExclusively;
}

const LOCK = 'auth_refresh';
/** The timeout of a refresh: other calls and other tabs wait for it. */
const REFRESH_TIMEOUT_MS = 10_000;

const sessionEnded: RefreshResult = {
  outcome: 'refused',
  failure: new CallFailure({
    status: FAILURES.unauthenticated.status,
    code: 'unauthenticated',
    message: FAILURES.unauthenticated.sentence,
  }),
};

/**
 * Runs a function in one tab at a time. Web Locks exist on secure pages only; without them two tabs may refresh at once,
 * which the server allows until one of the new tokens is used (docs/decisions/0041); `wasRenewedByOtherTab` handles that case.
 */
export function createTabLock(locks: LockManager | undefined): RunExclusively {
  return locks === undefined
    ? (act) => act()
    : <T>(act: () => Promise<T>) => locks.request(LOCK, act) as Promise<Awaited<T>>;
}

/**
 * Renews the access token with the refresh cookie, once for all concurrent calls in this tab and the others. A refusal
 * signs out; a timeout or a server error does not.
 * @returns a function that takes the rejected or expired access token.
 */
export function createRefresher({ store, clock, fetch, exclusively }: RefresherDependencies) {
  let running: Promise<RefreshResult> | undefined;

  /** Whether another tab renewed the session while this one waited for the lock. */
  const wasRenewedByOtherTab = (usedToken: string): boolean => {
    store.syncFromStorage();
    const now = store.snapshot().session;
    return now !== null && now.session.access_token !== usedToken;
  };

  const requestGrant = async (): Promise<AccessGrant | CallFailure> => {
    try {
      const response = await fetch(`/api${authEndpoints.refresh.path}`, {
        method: authEndpoints.refresh.method,
        credentials: 'same-origin',
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(REFRESH_TIMEOUT_MS),
      });
      clock.readDate(response);
      if (!response.ok) return await readFailure(response);
      const answer = authEndpoints.refresh.answer.safeParse(await response.json().catch(() => undefined));
      return answer.success ? answer.data.data : unreadableFailure(response, answer.error);
    } catch (cause) {
      return networkFailure(cause);
    }
  };

  const refresh = async (usedToken: string): Promise<RefreshResult> => {
    if (wasRenewedByOtherTab(usedToken)) return { outcome: 'renewed' };
    if (store.snapshot().session === null) return sessionEnded;
    const answer = await requestGrant();
    if (!(answer instanceof Error)) {
      if (store.renew(answer)) return { outcome: 'renewed' };
      // The cookie belongs to another session than this page's: use the stored session, or sign out.
      if (wasRenewedByOtherTab(usedToken)) return { outcome: 'renewed' };
      if (store.snapshot().session !== null) store.end('expired');
      return sessionEnded;
    }
    if (answer.status !== 401 && answer.status !== 403) return { outcome: 'unreachable', failure: answer };
    if (wasRenewedByOtherTab(usedToken)) return { outcome: 'renewed' };
    if (store.snapshot().session !== null) store.end('expired');
    return { outcome: 'refused', failure: answer };
  };

  return (usedToken: string): Promise<RefreshResult> => {
    running ??= exclusively(() => refresh(usedToken))
      .catch((cause: unknown): RefreshResult => ({ outcome: 'unreachable', failure: networkFailure(cause) }))
      .finally(() => {
        running = undefined;
      });
    return running;
  };
}
