import { sessionStore } from '../session/session.ts';
import { acrossTabs, createRefresher } from './refresh-session.ts';
import { createSender } from './send.ts';
import { createServerClock } from './server-clock.ts';

const browserFetch: typeof fetch = (input, init) => fetch(input, init);
const clock = createServerClock(Date.now);

/** Renews this page's session; see `createRefresher`. */
export const refreshSession = createRefresher({
  store: sessionStore,
  clock,
  fetch: browserFetch,
  exclusively: acrossTabs(navigator.locks),
});

/** Sends this page's calls; see `createSender`. */
export const send = createSender({
  store: sessionStore,
  clock,
  fetch: browserFetch,
  refresh: refreshSession,
  elapsed: () => performance.now(),
});
