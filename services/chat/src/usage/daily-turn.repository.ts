import { sql } from 'kysely';
import type { ChatDatabase } from '../database.ts';

declare module '../database.ts' {
  interface ChatTables {
    daily_turns: DailyTurnsTable;
  }
}

/** Turns of the whole product per UTC day. It has no owner: it holds a date and a count. */
export interface DailyTurnsTable {
  /** YYYY-MM-DD */
  day: string;
  used: number;
}

/** The counts of a day with one more turn. */
export interface DailyCounts {
  /** Turns of the product; null when a limit is reached. */
  readonly used: number | null;
  /** Uncharged turns of the address; null when its limit of turns is reached. */
  readonly unchargedOfAddress: number | null;
}

/**
 * Counts one turn of the day for its address and for the whole product, in a guarded statement and transaction of its
 * own: all turns share the product's row, so it must not stay locked during an admission. A turn that the product's
 * limit refuses still counts for its address.
 */
export async function countDailyTurn(
  db: ChatDatabase,
  turn: { day: string; addressKey: Buffer; perAddress: number; limit: number },
): Promise<DailyCounts> {
  const { day, addressKey, perAddress, limit } = turn;
  const { rows } = await sql<DailyCounts>`
    with address as (
      insert into address_days as days (address_key, day, turns) values (${addressKey}::bytea, ${day}, 1)
      on conflict (address_key) do update set turns = days.turns + 1 where days.turns < ${perAddress}
      returning uncharged),
    product as (
      insert into daily_turns as days (day, used) select ${day}, 1 from address where ${limit}::int > 0
      on conflict (day) do update set used = days.used + 1 where days.used < ${limit}
      returning used)
    select (select used from product) as used, (select uncharged from address) as "unchargedOfAddress"`.execute(
    db,
  );
  return rows[0] ?? { used: null, unchargedOfAddress: null };
}

/** Takes back one turn that was counted for the product and, with `addressKey`, for its address. */
export async function uncountDailyTurn(
  db: ChatDatabase,
  { day, addressKey }: { day: string; addressKey?: Buffer },
): Promise<void> {
  await sql`
    with address as (
      update address_days set turns = turns - 1
      where address_key = ${addressKey ?? null}::bytea and day = ${day} and turns > 0)
    update daily_turns set used = used - 1 where day = ${day} and used > 0`.execute(db);
}

/** Reads how many turns of the whole product were counted on a day. */
export async function readDailyTurns(db: ChatDatabase, day: string): Promise<number> {
  const row = await db.selectFrom('daily_turns').select('used').where('day', '=', day).executeTakeFirst();
  return row?.used ?? 0;
}
