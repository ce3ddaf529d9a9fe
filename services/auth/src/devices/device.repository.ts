import { sql } from 'kysely';
import type { AuthTransaction } from '../database.ts';
import type { DeviceRow } from './device.table.ts';

/**
 * Notes that an account was signed in to with a browser, in one statement.
 * @returns `first` when the account has been seen with none before, which makes this one its own.
 */
export async function noteDevice(
  trx: AuthTransaction,
  userId: string,
  { hash, name, now }: { hash: Buffer; name: string; now: Date },
): Promise<'first' | 'known' | 'new'> {
  const { rows } = await sql<{ is_new: boolean; had_any: boolean }>`
    insert into devices as d (user_id, hash, name, first_seen_at, last_seen_at)
    values (${userId}, ${hash}, ${name}, ${now}, ${now})
    on conflict (user_id, hash) do update set name = excluded.name, last_seen_at = excluded.last_seen_at
    returning d.xmax = 0 as is_new, exists (select from devices where user_id = ${userId}) as had_any`.execute(
    trx,
  );
  const row = rows[0];
  if (!row?.is_new) return 'known';
  return row.had_any ? 'new' : 'first';
}

/** The browsers this user has signed in with, last seen first. */
export async function devicesOf(trx: AuthTransaction, userId: string): Promise<DeviceRow[]> {
  return trx
    .selectFrom('devices')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .execute();
}

/** Forgets browsers not seen since a moment; an account's newest stays, so that the next new one is told as new. */
export async function forgetDevices(trx: AuthTransaction, before: Date): Promise<void> {
  await trx
    .deleteFrom('devices as old')
    .where('old.last_seen_at', '<', before)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('devices as newer')
          .select('newer.user_id')
          .whereRef('newer.user_id', '=', 'old.user_id')
          .whereRef('newer.last_seen_at', '>', 'old.last_seen_at'),
      ),
    )
    .execute();
}
