import { LIFETIMES } from '@app/contracts';
import { sql } from 'kysely';
import type { AuthTransaction } from '../database.ts';
import type { SessionRow } from './session.table.ts';

/** A session with the counter of its current refresh cookie. */
export interface OpenedSession {
  readonly userId: string;
  readonly sessionId: string;
  readonly counter: number;
}

/** When a session that nobody uses any more ends, and when one ends that is used. */
interface Lifetime {
  readonly now: Date;
  readonly maxMs: number;
}

const after = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);

/**
 * Opens a session of an account whose password has just been seen to be right. It waits for a change of password that
 * is on its way, which ends every session: none may slip in behind it.
 * @returns undefined when the account is gone or has another password by now.
 */
export async function insertSession(
  trx: AuthTransaction,
  account: { id: string; password_hash: string },
  device: string,
  { now, maxMs }: Lifetime,
): Promise<OpenedSession | undefined> {
  const expiresAt = after(now, Math.min(LIFETIMES.session, maxMs));
  const { rows } = await sql<{ id: string; counter: number }>`
    with account as (
      select id from users where id = ${account.id} and password_hash = ${account.password_hash} for share
    )
    insert into sessions (user_id, device, rotated_at, created_at, last_seen_at, expires_at)
    select id, ${device}, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz, ${expiresAt}::timestamptz
    from account
    returning id, counter`.execute(trx);
  const row = rows[0];
  return row && { userId: account.id, sessionId: row.id, counter: row.counter };
}

/**
 * Exchanges the refresh cookie with `counter`: the current one is replaced; the one just replaced is good for a moment,
 * and for as long as nobody has evidently received its successor. One statement, so parallel calls agree. Its end moves on,
 * but never past `maxMs` after signing in.
 * @returns the session with its now current counter; undefined when this cookie is good no more.
 */
export async function rotateSession(
  trx: AuthTransaction,
  id: string,
  counter: number,
  { now, maxMs }: Lifetime,
): Promise<OpenedSession | undefined> {
  const grace = after(now, -LIFETIMES.refreshGrace);
  const oldest = after(now, -maxMs);
  const { rows } = await sql<{ user_id: string; counter: number }>`
    update sessions set
      counter = ${counter}::int + 1,
      seen_counter = greatest(seen_counter, ${counter}::int),
      -- A successor handed out once more starts its moment anew: other tabs may be asking with the same cookie.
      rotated_at = case when counter = ${counter}::int or seen_counter <= ${counter}::int then ${now} else rotated_at end,
      expires_at = least(${after(now, LIFETIMES.session)}::timestamptz, created_at + ${maxMs} * interval '1 millisecond'),
      last_seen_at = ${now}
    where id = ${id} and expires_at > ${now} and created_at > ${oldest} and (
      counter = ${counter}::int
      or (counter = ${counter}::int + 1 and (rotated_at > ${grace} or seen_counter <= ${counter}::int))
    )
    returning user_id, counter`.execute(trx);
  const row = rows[0];
  return row && { userId: row.user_id, sessionId: id, counter: row.counter };
}

/** The live sessions of this user, last seen first. */
export async function sessionsOf(trx: AuthTransaction, userId: string, now: Date): Promise<SessionRow[]> {
  return trx
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
}

/** Whose live session this is; undefined when it has ended or run out. Within `asSystem`. */
export async function ownerOfSession(
  trx: AuthTransaction,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('sessions')
    .select('user_id')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id;
}

/** How seldom "last seen" is written; milliseconds. */
const SEEN_EVERY_MS = 60_000;

/** Notes that an access token of refresh number `counter` has come back, and by what device. */
export async function noteSeen(
  trx: AuthTransaction,
  userId: string,
  seen: { sessionId: string; counter: number; device: string; now: Date },
): Promise<void> {
  const stale = new Date(seen.now.getTime() - SEEN_EVERY_MS);
  await trx
    .updateTable('sessions')
    .set({
      seen_counter: sql<number>`greatest(seen_counter, ${seen.counter}::int)`,
      last_seen_at: seen.now,
      device: seen.device,
    })
    .where('id', '=', seen.sessionId)
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('seen_counter', '<', seen.counter), eb('last_seen_at', '<=', stale)]))
    .execute();
}
