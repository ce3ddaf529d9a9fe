import { type Kysely, sql, type Transaction } from 'kysely';
import type { AuthSchema } from '../database.ts';
import type { AttemptKind } from './attempt.table.ts';

/** So many within so long. */
export interface Rate {
  readonly max: number;
  readonly windowMs: number;
}

export interface Attempt {
  readonly kind: AttemptKind;
  readonly key: Buffer;
  readonly rate: Rate;
  readonly now: Date;
}

type Db = Kysely<AuthSchema> | Transaction<AuthSchema>;

/**
 * Counts an attempt if the window has room for it, in one statement, whatever the number of replicas.
 * @returns the start of the window it was counted in; undefined when there is no room.
 */
export async function countAttempt(db: Db, { kind, key, rate, now }: Attempt): Promise<Date | undefined> {
  const over = new Date(now.getTime() - rate.windowMs);
  const { rows } = await sql<{ window_start: Date }>`
    insert into attempts as a (kind, key, window_start, count) values (${kind}, ${key}, ${now}, 1)
    on conflict (kind, key) do update set
      count = case when a.window_start <= ${over} then 1 else a.count + 1 end,
      window_start = case when a.window_start <= ${over} then ${now} else a.window_start end
    where a.window_start <= ${over} or a.count < ${rate.max}
    returning window_start`.execute(db);
  return rows[0]?.window_start;
}

/** Takes an attempt back out of the window it was counted in. */
export async function uncountAttempt(
  db: Db,
  kind: AttemptKind,
  key: Buffer,
  windowStart: Date,
): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ count: sql<number>`count - 1` })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('window_start', '=', windowStart)
    .where('count', '>', 0)
    .execute();
}

/** Seconds until the window of these attempts is over; at least one. */
export async function secondsLeft(db: Db, { kind, key, rate, now }: Attempt): Promise<number> {
  const row = await db
    .selectFrom('attempts')
    .select('window_start')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  const until = (row?.window_start ?? now).getTime() + rate.windowMs;
  return Math.max(1, Math.ceil((until - now.getTime()) / 1_000));
}
