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

/** How many turns of a day may ask the model. */
export interface DailyCeiling {
  /** For people who have begun at most `few` turns today. */
  readonly all: number;
  /** For people who have begun more. */
  readonly others: number;
  readonly few: number;
}

/**
 * SQL that counts one turn of the day for its address and for the whole product. Continues a statement with the parts
 * `turn` and `charged`; does nothing without a turn, or when the model is not asked. Parts: `address_day` and
 * `product_day`, which have no row when their limit is reached. A turn that the product's limit refuses still counts for
 * its address. All turns share the product's row, so these are the last parts, and the statement is committed at once.
 */
export function countedDay({
  asksModel,
  day,
  address,
  ceiling,
}: {
  asksModel: boolean;
  day: string;
  address: { readonly key: Buffer; readonly turnsPerDay: number };
  ceiling: DailyCeiling;
}) {
  const limit = sql`(select case when turns_today <= ${ceiling.few} then ${ceiling.all}::int else ${ceiling.others}::int end
        from charged)`;
  return sql`address_day as (
      insert into address_days as days (address_key, day, turns)
      select ${address.key}, ${day}, 1 from turn where ${asksModel}::boolean
      on conflict (address_key) do update set turns = days.turns + 1 where days.turns < ${address.turnsPerDay}
      returning uncharged),
    product_day as (
      insert into daily_turns as days (day, used)
      select ${day}, 1 from address_day where ${limit} > 0
      on conflict (day) do update set used = days.used + 1 where days.used < ${limit}
      returning used)`;
}

/** Reads how many turns of the whole product were counted on a day. */
export async function readDailyTurns(db: ChatDatabase, day: string): Promise<number> {
  const row = await db.selectFrom('daily_turns').select('used').where('day', '=', day).executeTakeFirst();
  return row?.used ?? 0;
}
