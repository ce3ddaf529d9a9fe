import { LIFETIMES, type SessionUse } from '@app/contracts';
import { deleteInBatches } from '@app/service-kit';
import { type Generated, sql } from 'kysely';
import { type CountedAttempt, revertAttempt } from '../attempts/attempt.repository.ts';
import type { AuthDatabase, AuthTransaction } from '../database.ts';
import { type UsedDevice, upsertDevice } from '../devices/device.repository.ts';

/** A signed-in browser. Ending a session deletes its row. Owner: `user_id`. */
interface SessionTable {
  id: Generated<string>;
  user_id: string;
  device: string;
  /** The counter of the current refresh cookie. */
  counter: Generated<number>;
  /** When the current refresh cookie was issued. */
  rotated_at: Date;
  /** The highest counter that the browser has received for certain, because its cookie or access token was used. */
  seen_counter: Generated<number>;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

declare module '../database.ts' {
  interface AuthTables {
    sessions: SessionTable;
  }
}

/** A session with the counter of its current refresh cookie. */
export interface OpenedSession {
  readonly userId: string;
  readonly sessionId: string;
  readonly counter: number;
}

/** `maxDays` is the maximum age of a session, even if it is in use. */
interface Lifetime {
  readonly now: Date;
  readonly maxDays: number;
}

const DAY_MS = 24 * 3_600_000;

const after = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);

/** A session that was just inserted. */
interface InsertedSession {
  readonly session: OpenedSession;
  /** Whether the account was used with other browsers before, but never with this one. */
  readonly isOtherBrowser: boolean;
  /** How many sessions the account had before. */
  readonly earlierSessions: number;
}

/**
 * Inserts a session of an account whose password was right, records the browser, and removes the guess from the count, in
 * one statement. It locks the account: a concurrent password change, which ends every session, therefore cannot miss this
 * one.
 * @returns undefined when the account was deleted or its password changed in the meantime.
 */
export async function insertSession(
  trx: AuthTransaction,
  account: { id: string; passwordHash: string },
  { device, guess }: { device: UsedDevice; guess: CountedAttempt | undefined },
  { now, maxDays }: Lifetime,
): Promise<InsertedSession | undefined> {
  const expiresAt = after(now, Math.min(LIFETIMES.session, maxDays * DAY_MS));
  const { rows } = await sql<{ id: string; counter: number; is_other_browser: boolean; earlier: number }>`
    with account as (
      select id from users where id = ${account.id} and password_hash = ${account.passwordHash} for no key update
    ),
    opened as (
      insert into sessions (user_id, device, rotated_at, created_at, last_seen_at, expires_at)
      select id, ${device.name}::text, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz,
        ${expiresAt}::timestamptz
      from account
      returning id, counter
    ),
    seen as (${upsertDevice(sql`account`, device)})
    ${guess ? sql`, reverted as (${revertAttempt(guess)} and exists (select from account))` : sql``}
    select opened.id, opened.counter, seen.is_new and seen.had_any as is_other_browser,
      (select count(*)::int from sessions where user_id = ${account.id}) as earlier
    from opened, seen`.execute(trx);
  const row = rows[0];
  return (
    row && {
      session: { userId: account.id, sessionId: row.id, counter: row.counter },
      isOtherBrowser: row.is_other_browser,
      earlierSessions: row.earlier,
    }
  );
}

/**
 * Exchanges the refresh cookie with `counter` for its successor. The cookie replaced last stays valid until its successor
 * or the access token issued with it has been used, so that a lost response does no harm. One statement, so that parallel
 * calls get the same successor. It extends the session, but not beyond `maxDays` after sign-in.
 * @returns the session with its new counter; undefined when the cookie is no longer valid.
 */
export async function rotateSession(
  trx: AuthTransaction,
  id: string,
  counter: number,
  { now, maxDays }: Lifetime,
): Promise<OpenedSession | undefined> {
  const maxMs = maxDays * DAY_MS;
  const oldest = after(now, -maxMs);
  const { rows } = await sql<{ user_id: string; counter: number }>`
    update sessions set
      counter = ${counter}::int + 1,
      seen_counter = greatest(seen_counter, ${counter}::int),
      rotated_at = ${now},
      expires_at = least(${after(now, LIFETIMES.session)}::timestamptz, created_at + ${maxMs} * interval '1 millisecond'),
      last_seen_at = ${now}
    where id = ${id} and expires_at > ${now} and created_at > ${oldest} and (
      counter = ${counter}::int or (counter = ${counter}::int + 1 and seen_counter <= ${counter}::int)
    )
    returning user_id, counter`.execute(trx);
  const row = rows[0];
  return row && { userId: row.user_id, sessionId: id, counter: row.counter };
}

/** A live session, as its owner may see it. */
export interface LiveSession {
  readonly id: string;
  readonly device: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

/** Lists the live sessions of this user, last seen first. */
export async function listSessions(trx: AuthTransaction, userId: string, now: Date): Promise<LiveSession[]> {
  return trx
    .selectFrom('sessions')
    .select([
      'id',
      'device',
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
      'expires_at as expiresAt',
    ])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
}

/** Finds the owner of a live session; undefined when it has ended or expired. Within `asSystem`. */
export async function findSessionOwner(
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

/** `last_seen_at` is written at most once per interval, to save writes. */
const LAST_SEEN_INTERVAL_MS = 60_000;

/** Records when and with what device a session was last used. */
export async function updateLastSeen(
  trx: AuthTransaction,
  userId: string,
  seen: { sessionId: string; device: string; now: Date },
): Promise<void> {
  const staleBefore = new Date(seen.now.getTime() - LAST_SEEN_INTERVAL_MS);
  await trx
    .updateTable('sessions')
    .set({ last_seen_at: seen.now, device: seen.device })
    .where('id', '=', seen.sessionId)
    .where('user_id', '=', userId)
    .where('last_seen_at', '<=', staleBefore)
    .execute();
}

/** Records which refreshed access tokens have been used; idempotent. Within `asSystem`. */
export async function recordSessionUses(trx: AuthTransaction, uses: readonly SessionUse[]): Promise<void> {
  const ids = uses.map(({ sessionId }) => sessionId);
  const counters = uses.map(({ counter }) => counter);
  await sql`
    with used as (select * from unnest(${ids}::uuid[], ${counters}::int[]) as used (id, counter)),
    -- Locks sessions in the order of their ids, as ended-session.repository.ts does, which prevents deadlocks.
    found as (
      select s.id, used.counter from sessions s join used on used.id = s.id
      where s.seen_counter < used.counter order by s.id for update of s
    )
    update sessions s set seen_counter = found.counter
    from found where s.id = found.id and s.seen_counter < found.counter`.execute(trx);
}

/** Deletes expired sessions. Skips those that a concurrent transaction is ending. */
export async function deleteExpiredSessions(db: AuthDatabase, now: Date): Promise<void> {
  await deleteInBatches(db, 'sessions', sql`expires_at <= ${now}`);
}
