import { asSystem, type SessionLiveness } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { ownerOfSession } from './session.repository.ts';

/** Asks the sessions' own table: here a session is dead the moment its end is committed. */
export function sessionLiveness({ db, clock }: Pick<Deps, 'db' | 'clock'>): SessionLiveness {
  return {
    isEnded: async (id) => (await asSystem(db, (trx) => ownerOfSession(trx, id, clock.now()))) === undefined,
    // Nothing here outlives a request, so nobody waits for word of an end.
    onEnded: () => () => undefined,
  };
}
