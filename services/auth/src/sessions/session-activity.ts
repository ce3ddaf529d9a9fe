import type { SessionUse } from '@app/contracts';
import {
  asOwner,
  asSystem,
  type Caller,
  type Clock,
  readAndRecord,
  type SessionLiveness,
  type SessionUses,
} from '@app/service-kit';
import type { AuthDatabase } from '../database.ts';
import { describeDevice } from '../devices/browser.ts';
import {
  findSessionOwner,
  type LiveSession,
  listSessions,
  recordSessionUses,
  updateLastSeen,
} from './session.repository.ts';

interface ActivityDeps {
  readonly db: AuthDatabase;
  readonly clock: Clock;
  readonly sessionUses: SessionUses;
}

/** Checks sessions in their own table, so that in this service an end takes effect with its commit. */
export function createSessionLiveness({ db, clock, sessionUses }: ActivityDeps): SessionLiveness {
  return {
    isEnded: async (id) =>
      (await asSystem(db, (trx) => findSessionOwner(trx, id, clock.now()))) === undefined,
    // Nothing in this service outlives a request, so there is nothing to abort when a session ends.
    onEnded: () => () => undefined,
    noteUse: (sessionId, counter) => sessionUses.note(sessionId, counter),
  };
}

/**
 * Records when and with what browser a session was last used, for the person's list of devices; not while the database
 * can't be written, because reads need it too.
 */
export async function recordActivity(
  { db, clock }: Pick<ActivityDeps, 'db' | 'clock'>,
  { userId, sessionId }: Caller,
  userAgent: string | undefined,
): Promise<void> {
  const device = describeDevice(userAgent);
  const seen = { sessionId, device, now: clock.now() };
  await readAndRecord(async (records) => {
    if (records) await asOwner(db, userId, (trx) => updateLastSeen(trx, userId, seen));
  });
}

/** Lists the live sessions of a person, last seen first. */
export function listOwnSessions(
  { db, clock }: Pick<ActivityDeps, 'db' | 'clock'>,
  userId: string,
): Promise<LiveSession[]> {
  return asOwner(db, userId, (trx) => listSessions(trx, userId, clock.now()));
}

/** Records that other services have seen these refreshed access tokens; refresh-cookie rotation depends on it. */
export function recordUses({ db }: Pick<ActivityDeps, 'db'>, uses: readonly SessionUse[]): Promise<void> {
  return asSystem(db, (trx) => recordSessionUses(trx, uses));
}
