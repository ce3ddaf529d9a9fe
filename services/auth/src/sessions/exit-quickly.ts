import { asSystem } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { endNamedSession } from './ended-session.repository.ts';
import { readRefreshCookie } from './refresh-cookie.ts';

/**
 * Ends the session of somebody who leaves in a hurry (safety.md, Quick exit). The cookie alone says which: the page is
 * gone before an access token that has run out could be renewed. A cookie of ours ends its session whatever its counter;
 * anything else ends nothing, and is no failure.
 */
export async function exitQuickly(
  { db, clock, keys }: Pick<Deps, 'db' | 'clock' | 'keys'>,
  cookie: string | undefined,
): Promise<void> {
  const claim = readRefreshCookie(keys.refreshCookie, cookie);
  // Whoever holds the cookie is known by it alone: there is no owner to name before it has been read.
  if (claim) await asSystem(db, (trx) => endNamedSession(trx, claim.sessionId, clock.now()));
}
