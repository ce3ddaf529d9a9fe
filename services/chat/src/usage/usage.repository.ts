import type { Generated } from 'kysely';
import { sql } from 'kysely';
import type { ChatTransaction } from '../database.ts';
import { releaseAddressUnit } from './address-usage.repository.ts';
import { monthOfDay } from './month.ts';

declare module '../database.ts' {
  interface ChatTables {
    usage_months: UsageMonthTable;
    usage_entries: UsageEntryTable;
  }
}

/** Units of a person in a UTC month, reserved and committed. */
export interface UsageMonthTable {
  owner_id: string;
  /** YYYY-MM */
  month: string;
  used: number;
  /** The UTC day that the next two columns count, YYYY-MM-DD; empty before the first. */
  day: Generated<string>;
  /** Turns begun on that day. They are never released. */
  turns_today: Generated<number>;
  /** Turns of that day that the coach answered without a unit. */
  uncharged_today: Generated<number>;
}

/** The unit of one turn. Stays after its conversation is deleted, and holds no content. */
export interface UsageEntryTable {
  turn_id: string;
  owner_id: string;
  month: string;
  state: Generated<'reserved' | 'committed' | 'released'>;
  /** The key of the address for which a visitor's unit counts too (visitors/address-key.ts). */
  address_key: Generated<Buffer | null>;
  created_at: Generated<Date>;
}

/** How many turns a person may begin. */
export interface TurnLimits {
  readonly freePerMonth: number;
  readonly perDay: number;
  readonly unchargedPerDay: number;
}

/**
 * Counts a turn in one guarded statement: in the person's day, and as a unit of the month or as one of the day's
 * uncharged turns. The row lock makes the count exact under concurrency. Premium has no monthly limit. A day earlier
 * than the stored one (a replica whose clock is behind at midnight) counts in the later day.
 * @returns how many turns the person has begun today, including this one; undefined when a limit is reached.
 */
export async function reserveTurn(
  trx: ChatTransaction,
  {
    ownerId,
    day,
    isCharged,
    limits,
  }: { ownerId: string; day: string; isCharged: boolean; limits: TurnLimits },
): Promise<number | undefined> {
  const { freePerMonth, perDay, unchargedPerDay } = limits;
  const [units, uncharged] = isCharged ? [1, 0] : [0, 1];
  const { rows } = await sql<{ turnsToday: number }>`
    with standing as (select exists (
      select from entitlements where owner_id = ${ownerId} and purchased_at is not null) as premium)
    insert into usage_months as months (owner_id, month, used, day, turns_today, uncharged_today)
    select ${ownerId}, ${monthOfDay(day)}, ${units}::int, ${day}, 1, ${uncharged}::int from standing
    where (premium or ${freePerMonth}::int > 0) and ${uncharged}::int <= ${unchargedPerDay}::int
    on conflict (owner_id, month) do update set
      used = months.used + excluded.used,
      day = greatest(months.day, excluded.day),
      turns_today = 1 + case when months.day >= excluded.day then months.turns_today else 0 end,
      uncharged_today = excluded.uncharged_today
        + case when months.day >= excluded.day then months.uncharged_today else 0 end
    where (months.used < ${freePerMonth} or (select premium from standing))
      and (months.day < excluded.day or months.turns_today < ${perDay})
      and (months.day < excluded.day or excluded.uncharged_today = 0 or months.uncharged_today < ${unchargedPerDay})
    returning turns_today as "turnsToday"`.execute(trx);
  return rows[0]?.turnsToday;
}

/**
 * Counts a turn that was admitted as charged as an uncharged one.
 * @returns false when the day's limit is reached.
 */
export async function reserveUnchargedTurn(
  trx: ChatTransaction,
  { ownerId, day, limit }: { ownerId: string; day: string; limit: number },
): Promise<boolean> {
  const reserved = await sql`
    update usage_months set uncharged_today = uncharged_today + 1
    where owner_id = ${ownerId} and month = ${monthOfDay(day)} and uncharged_today < ${limit}
    returning month`.execute(trx);
  return reserved.rows.length === 1;
}

/** Releases an uncharged turn of a day; does nothing when a later day is being counted. */
export async function releaseUnchargedTurn(
  trx: ChatTransaction,
  { ownerId, day }: { ownerId: string; day: string },
): Promise<void> {
  await trx
    .updateTable('usage_months')
    .set({ uncharged_today: sql<number>`uncharged_today - 1` })
    .where('owner_id', '=', ownerId)
    .where('month', '=', monthOfDay(day))
    .where('day', '=', day)
    .where('uncharged_today', '>', 0)
    .execute();
}

/**
 * Ends a reservation, once: commits the unit, or releases it for the month and, for a visitor, for the address. Locks
 * rows in the order in which they were reserved.
 */
export async function settleUnit(
  trx: ChatTransaction,
  { ownerId, turnId, counts }: { ownerId: string; turnId: string; counts: boolean },
): Promise<void> {
  const { rows } = await sql<{ addressKey: Buffer | null }>`
    with settled as (
      update usage_entries set state = ${counts ? 'committed' : 'released'}
      where turn_id = ${turnId} and owner_id = ${ownerId} and state = 'reserved'
      returning month, address_key)
    update usage_months as months set used = months.used - 1
    from settled
    where not ${counts}::boolean and months.owner_id = ${ownerId} and months.month = settled.month
    returning settled.address_key as "addressKey"`.execute(trx);
  const addressKey = rows[0]?.addressKey;
  if (addressKey) await releaseAddressUnit(trx, addressKey);
}

/** Reads a person's usage in a month, and whether they have Premium. */
export async function readUsage(
  trx: ChatTransaction,
  { ownerId, month }: { ownerId: string; month: string },
): Promise<{ count: number; hasPurchase: boolean }> {
  const { rows } = await sql<{ count: number; hasPurchase: boolean }>`
    select
      coalesce((select used from usage_months where owner_id = ${ownerId} and month = ${month}), 0) as count,
      exists (
        select from entitlements where owner_id = ${ownerId} and purchased_at is not null) as "hasPurchase"`.execute(
    trx,
  );
  return rows[0] ?? { count: 0, hasPurchase: false };
}
