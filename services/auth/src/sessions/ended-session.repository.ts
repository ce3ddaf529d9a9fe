import { sql } from 'kysely';
import type { AuthDatabase, AuthTransaction } from '../database.ts';

/** Ends the session if `counter` is of a cookie before its current one: somebody plays an old one. */
export async function endReplayedSession(
  trx: AuthTransaction,
  id: string,
  counter: number,
  now: Date,
): Promise<boolean> {
  return (await end(trx, sql<boolean>`id = ${id} and counter > ${counter}::int`, now)) > 0;
}

/** Ends one session of this user; false when they have none of that id. */
export async function endSession(
  trx: AuthTransaction,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  return (await end(trx, sql<boolean>`id = ${id} and user_id = ${userId}`, now)) > 0;
}

/** Ends a session that its own cookie names, whoever's it is; harmless to repeat. Within `asSystem`. */
export async function endNamedSession(trx: AuthTransaction, id: string, now: Date): Promise<void> {
  await end(trx, sql<boolean>`id = ${id}`, now);
}

/** Ends all sessions of this user, but for one when given. */
export async function endSessionsOf(
  trx: AuthTransaction,
  userId: string,
  now: Date,
  butFor?: string,
): Promise<void> {
  await end(trx, sql<boolean>`user_id = ${userId} and id is distinct from ${butFor ?? null}::uuid`, now);
}

async function end(trx: AuthTransaction, which: ReturnType<typeof sql<boolean>>, now: Date): Promise<number> {
  const { rows } = await sql`
    with gone as (delete from sessions where ${which} returning id)
    insert into ended_sessions (id, ended_at) select id, ${now}::timestamptz from gone
    -- Only a session that a restored backup has brought back ends twice.
    on conflict (id) do update set ended_at = excluded.ended_at returning id`.execute(trx);
  return rows.length;
}

/** Sessions that ended since a moment, in order. */
export async function endedSince(
  db: AuthDatabase,
  since: Date,
  limit: number,
): Promise<{ id: string; ended_at: Date }[]> {
  return db
    .selectFrom('ended_sessions')
    .selectAll()
    .where('ended_at', '>=', since)
    .orderBy('ended_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}
