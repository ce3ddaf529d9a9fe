import type { Rate } from '@app/service-kit';
import { deleteInBatches } from '@app/service-kit';
import { sql } from 'kysely';
import type { AuthDatabase, AuthTransaction } from '../database.ts';

/** What is counted per address; `guess_known`: guesses from a device that the account knows. */
type AttemptKind =
  | 'guess'
  | 'guess_known'
  | 'mail_confirm'
  | 'mail_reset'
  | 'mail_sign_in'
  | 'mail_exists'
  | 'mail_deleted'
  | 'mail_change'
  | 'mail_changed_to';

/**
 * Attempts within a window, across all replicas. No owner: addresses without an account are counted in the same way. The
 * key is a keyed hash, from which the address cannot be read.
 */
interface AttemptTable {
  kind: AttemptKind;
  key: Buffer;
  window_start: Date;
  count: number;
}

declare module '../database.ts' {
  interface AuthTables {
    attempts: AttemptTable;
  }
}

export interface Attempt {
  readonly kind: AttemptKind;
  readonly key: Buffer;
  readonly rate: Rate;
  readonly now: Date;
}

type Db = AuthDatabase | AuthTransaction;

/**
 * Counts an attempt unless the limit is reached, in one statement, so that the limit holds across replicas.
 * @returns the start of the window in which it was counted; undefined when the limit is reached.
 */
export async function countAttempt(db: Db, { kind, key, rate, now }: Attempt): Promise<Date | undefined> {
  const expiredStart = new Date(now.getTime() - rate.seconds * 1_000);
  const { rows } = await sql<{ window_start: Date }>`
    insert into attempts as a (kind, key, window_start, count) values (${kind}, ${key}, ${now}, 1)
    on conflict (kind, key) do update set
      count = case when a.window_start <= ${expiredStart} then 1 else a.count + 1 end,
      window_start = case when a.window_start <= ${expiredStart} then ${now} else a.window_start end
    where a.window_start <= ${expiredStart} or a.count < ${rate.count}
    returning window_start`.execute(db);
  return rows[0]?.window_start;
}

/** An attempt, and the window in which it was counted. */
export interface CountedAttempt extends Pick<Attempt, 'kind' | 'key'> {
  readonly windowStart: Date;
}

/** The statement that removes an attempt from the window in which it was counted. */
export const revertAttempt = ({ kind, key, windowStart }: CountedAttempt) =>
  sql`update attempts set count = count - 1
    where kind = ${kind} and key = ${key} and window_start = ${windowStart} and count > 0`;

/** Reads the seconds until the window of these attempts ends; at least one. */
export async function readSecondsUntilReset(db: Db, { kind, key, rate, now }: Attempt): Promise<number> {
  const row = await db
    .selectFrom('attempts')
    .select('window_start')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  const until = (row?.window_start ?? now).getTime() + rate.seconds * 1_000;
  return Math.max(1, Math.ceil((until - now.getTime()) / 1_000));
}

/** Deletes the counts of windows that began before a time. */
export async function deleteAttemptsBefore(db: AuthDatabase, before: Date): Promise<void> {
  await deleteInBatches(db, 'attempts', sql`window_start < ${before}`);
}
