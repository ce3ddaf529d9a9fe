import { asOwner, asSystem, type Clock } from '@app/service-kit';
import type { AuthDatabase } from '../database.ts';
import type { Keys } from '../keys.ts';
import { endSession, endSessionById } from './ended-session.repository.ts';
import { readRefreshCookie } from './refresh-session.ts';

/**
 * Ends a session of this user: in this service at once, in the others within two seconds, when they read the feed.
 * @returns false when this user has no such session.
 */
export function endOwnSession(
  { db, clock }: { db: AuthDatabase; clock: Clock },
  userId: string,
  sessionId: string,
): Promise<boolean> {
  return asOwner(db, userId, (trx) => endSession(trx, userId, sessionId, clock.now()));
}

/**
 * Ends the session named by a refresh cookie, for the quick exit (docs/safety.md). The page closes at once, so there is no
 * time to renew an expired access token. A cookie with a valid signature ends its session whatever its counter; any other
 * value is ignored.
 */
export async function endSessionByCookie(
  { db, clock, keys }: { db: AuthDatabase; clock: Clock; keys: Keys },
  cookie: string | undefined,
): Promise<void> {
  const claim = readRefreshCookie(keys.refreshCookie, cookie);
  // The cookie alone identifies the session, so the owner is not known yet.
  if (claim) await asSystem(db, (trx) => endSessionById(trx, claim.sessionId, clock.now()));
}
