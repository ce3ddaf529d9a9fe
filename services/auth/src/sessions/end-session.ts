import { asOwner } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { endSession } from './ended-session.repository.ts';

/**
 * Ends a session of this user: here at once, in the other services within two seconds (rule 2).
 * @returns false when this user has no such session.
 */
export function endOwnSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  return asOwner(db, userId, (trx) => endSession(trx, userId, sessionId, clock.now()));
}
