import { asSystem, Failure } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { endReplayedSession } from './ended-session.repository.ts';
import { readRefreshCookie } from './refresh-cookie.ts';
import { type OpenedSession, rotateSession } from './session.repository.ts';

/**
 * Exchanges a refresh cookie for the current one (architecture.md, Identity). A forged or malformed one ends nothing; one
 * of ours that is older than the rule allows ends the session everywhere, for it has been copied. A session that has
 * reached its last day is over like one that nobody used.
 * @throws Failure 401 `unauthenticated`.
 */
export async function refreshSession(
  { db, clock, keys, settings }: Pick<Deps, 'db' | 'clock' | 'keys' | 'settings'>,
  cookie: string | undefined,
): Promise<OpenedSession> {
  const claim = readRefreshCookie(keys.refreshCookie, cookie);
  if (!claim) throw new Failure('unauthenticated');
  const { sessionId, counter } = claim;
  // Whoever holds the cookie is known by it alone: there is no owner to name before it has been read.
  const session = await asSystem(db, async (trx) => {
    const lifetime = { now: clock.now(), maxMs: settings.sessionMaxMs };
    const rotated = await rotateSession(trx, sessionId, counter, lifetime);
    if (!rotated) await endReplayedSession(trx, sessionId, counter, clock.now());
    return rotated;
  });
  if (!session) throw new Failure('unauthenticated');
  return session;
}
