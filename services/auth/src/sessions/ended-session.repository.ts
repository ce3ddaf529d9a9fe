import { deleteInBatches } from '@app/service-kit';
import { type Generated, sql } from 'kysely';
import type { AuthDatabase, AuthTransaction } from '../database.ts';

/** Ids of ended sessions, for the other services. No owner: the row must outlive the account and identifies nobody. */
interface EndedSessionTable {
  id: string;
  ended_at: Date;
  /** The transaction that ended it; the feed uses it to find rows that became visible (session-feed.repository.ts). */
  transaction_id: Generated<string>;
}

declare module '../database.ts' {
  interface AuthTables {
    ended_sessions: EndedSessionTable;
  }
}

/** Ends the session if `counter` belongs to a cookie older than the current one, which means that it was replayed. */
export async function endReplayedSession(
  trx: AuthTransaction,
  id: string,
  counter: number,
  now: Date,
): Promise<boolean> {
  return (await end(trx, sql<boolean>`id = ${id} and counter > ${counter}::int`, now)) > 0;
}

/** Ends one session of this user; false when they have no session with that id. */
export async function endSession(
  trx: AuthTransaction,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  return (await end(trx, sql<boolean>`id = ${id} and user_id = ${userId}`, now)) > 0;
}

/** Ends a session of any user; idempotent. Within `asSystem`. */
export async function endSessionById(trx: AuthTransaction, id: string, now: Date): Promise<void> {
  await end(trx, sql<boolean>`id = ${id}`, now);
}

/** Ends all sessions of this user except `exceptId`. */
export async function endSessions(
  trx: AuthTransaction,
  userId: string,
  now: Date,
  exceptId?: string,
): Promise<void> {
  await end(trx, sql<boolean>`user_id = ${userId} and id is distinct from ${exceptId ?? null}::uuid`, now);
}

/** Maximum of live sessions per person. It bounds the feed, which passes every ended session to every service. */
const MAX_SESSIONS = 50;

/**
 * Ends the least recently seen sessions of this user beyond the limit, but never `current`. Does nothing when the user had
 * at most half as many earlier: no more than the other half is opened at the same time.
 */
export async function endSurplusSessions(
  trx: AuthTransaction,
  userId: string,
  { current, earlier, now }: { current: string; earlier: number; now: Date },
): Promise<void> {
  if (earlier <= MAX_SESSIONS / 2) return;
  const surplus = sql<boolean>`user_id = ${userId} and id in (
    select id from sessions where user_id = ${userId} and id <> ${current}
    order by last_seen_at desc, id offset ${MAX_SESSIONS - 1}::int)`;
  await end(trx, surplus, now);
}

/** Ends all sessions of these users. Within `asSystem`. */
export async function endSessionsOfUsers(
  trx: AuthTransaction,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  await end(trx, sql<boolean>`user_id = any(${userIds}::uuid[])`, now);
}

/** Deletes the ids of sessions that ended before a time. */
export async function deleteEndedSessionsBefore(db: AuthDatabase, before: Date): Promise<void> {
  await deleteInBatches(db, 'ended_sessions', sql`ended_at < ${before}`);
}

async function end(trx: AuthTransaction, which: ReturnType<typeof sql<boolean>>, now: Date): Promise<number> {
  const { rows } = await sql`
    -- All statements lock sessions in the order of their ids, which prevents deadlocks.
    with found as (select id from sessions where ${which} order by id for update),
    gone as (delete from sessions using found where sessions.id = found.id returning sessions.id)
    insert into ended_sessions (id, ended_at) select id, ${now}::timestamptz from gone
    -- A session can end twice only when a restored backup has brought it back.
    on conflict (id) do update set ended_at = excluded.ended_at, transaction_id = excluded.transaction_id
    returning id`.execute(trx);
  return rows.length;
}
