import { deleteInBatches, queryAsOwner } from '@app/service-kit';
import type { Generated } from 'kysely';
import { sql } from 'kysely';
import type { ChatDatabase, ChatTransaction } from '../database.ts';
import { releaseAddressUnit } from './address-usage.repository.ts';
import { monthOf, monthOfDay } from './month.ts';

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

/**
 * What a turn uses: a unit of the month, one of the day's uncharged turns (`allowance`), or nothing because the model
 * is not asked.
 */
export type Charge = 'unit' | 'allowance' | 'nothing';

/** The unit that a new turn needs. */
export interface UnitRequest {
  /**
   * `nothing` for a turn without the model: it needs a unit to be left, and uses none. `allowance` for one of the day's
   * uncharged turns, which needs no unit to be left.
   */
  readonly charge: Charge;
  /** YYYY-MM and YYYY-MM-DD, UTC. */
  readonly month: string;
  readonly day: string;
  readonly freePerMonth: number;
  readonly turnsPerDay: number;
  /** How many uncharged turns a person has on a day. */
  readonly unchargedPerDay: number;
  /** For visitors: the key under which their address is counted this month. Their unit counts for the address too. */
  readonly visitorAddress: { readonly key: Buffer; readonly limit: number } | null;
}

/**
 * SQL that counts a turn and reserves its unit. Continues a statement with a part `admissible`; does nothing when that
 * has no row. Parts: `standing`, the units used before and whether the person has Premium; `charged`, the turns of the
 * person's day, no row when a limit of theirs is reached; `paid`, one row if the address's limit allows it too. The row
 * locks make the counts exact under concurrency. Premium has no monthly limit. A day earlier than the stored one (a
 * replica whose clock is behind at midnight) counts in the later day.
 */
export function reservedUnit({
  ownerId,
  charge,
  month,
  day,
  freePerMonth,
  turnsPerDay,
  unchargedPerDay,
  visitorAddress,
}: UnitRequest & { ownerId: string }) {
  const standing = sql`standing as (
      select exists (
          select from entitlements where owner_id = ${ownerId} and purchased_at is not null) as premium,
        coalesce((select used from usage_months where owner_id = ${ownerId} and month = ${month}), 0) as used)`;
  const paid =
    visitorAddress && charge !== 'allowance'
      ? charge === 'unit'
        ? sql`paid as (
          insert into address_months as months (address_key, month, used)
          select ${visitorAddress.key}::bytea, ${month}, 1 from charged where ${visitorAddress.limit}::int > 0
          on conflict (address_key) do update set used = months.used + 1
            where months.used < ${visitorAddress.limit}
          returning used)`
        : sql`paid as (
          select from charged where coalesce((
            select used from address_months where address_key = ${visitorAddress.key}), 0) < ${visitorAddress.limit})`
      : sql`paid as (select from charged)`;
  if (charge === 'allowance')
    return sql`${standing},
    charged as (
      insert into usage_months as months (owner_id, month, used, day, turns_today, uncharged_today)
      select ${ownerId}, ${month}, 0, ${day}, 1, 1 from admissible
      where ${turnsPerDay}::int > 0 and ${unchargedPerDay}::int > 0
      on conflict (owner_id, month) do update set
        day = greatest(months.day, excluded.day),
        turns_today = 1 + case when months.day >= excluded.day then months.turns_today else 0 end,
        uncharged_today = 1 + case when months.day >= excluded.day then months.uncharged_today else 0 end
      where months.day < excluded.day
        or months.turns_today < ${turnsPerDay} and months.uncharged_today < ${unchargedPerDay}
      returning turns_today, uncharged_today),
    ${paid}`;
  if (charge === 'nothing')
    return sql`${standing},
    charged as (
      select 0 as turns_today, 0 as uncharged_today from admissible, standing
      where premium or used < ${freePerMonth}::int),
    ${paid}`;
  return sql`${standing},
    charged as (
      insert into usage_months as months (owner_id, month, used, day, turns_today)
      select ${ownerId}, ${month}, 1, ${day}, 1 from admissible, standing where premium or ${freePerMonth}::int > 0
      on conflict (owner_id, month) do update set
        used = months.used + 1,
        day = greatest(months.day, excluded.day),
        turns_today = 1 + case when months.day >= excluded.day then months.turns_today else 0 end,
        uncharged_today = case when months.day >= excluded.day then months.uncharged_today else 0 end
      where (months.used < ${freePerMonth} or (select premium from standing))
        and (months.day < excluded.day or months.turns_today < ${turnsPerDay})
      returning turns_today, uncharged_today),
    ${paid}`;
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
 * SQL that ends the reservation of a turn's unit, once: commits it, or releases it for the month. Continues a statement
 * with a part `question`, which holds the findings of the turn's message; a unit is committed only if there are none.
 * Rows are locked in the order in which they were reserved.
 */
export function settledUnit({
  ownerId,
  turnId,
  unit,
}: {
  ownerId: string;
  turnId: string;
  unit: 'committed' | 'released' | null;
}) {
  return sql`unit as (
      update usage_entries set state = ${unit}
      from question
      where turn_id = ${turnId} and owner_id = ${ownerId} and state = 'reserved'
        and (${unit}::text = 'released' or ${unit}::text = 'committed' and question.safety is null)
      returning month, address_key, state),
    released as (
      update usage_months as months set used = months.used - 1
      from unit
      where unit.state = 'released' and months.owner_id = ${ownerId} and months.month = unit.month
      returning unit.address_key)`;
}

/**
 * Ends a reservation, once: commits the unit, or releases it for the month and, for a visitor, for the address.
 */
export async function settleUnit(
  trx: ChatTransaction,
  { ownerId, turnId, counts }: { ownerId: string; turnId: string; counts: boolean },
): Promise<void> {
  const { rows } = await sql<{ addressKey: Buffer | null }>`
    with question as (select null::bytea as safety),
    ${settledUnit({ ownerId, turnId, unit: counts ? 'committed' : 'released' })}
    select address_key as "addressKey" from released`.execute(trx);
  const addressKey = rows[0]?.addressKey;
  if (addressKey) await releaseAddressUnit(trx, addressKey);
}

/** A person's usage in a month. */
export interface UsageRow {
  readonly count: number;
  readonly hasPurchase: boolean;
}

/** SQL that selects a person's usage in a month, and whether they have Premium, as one row. */
export function selectUsage({ ownerId, month }: { ownerId: string; month: string }) {
  return sql<UsageRow>`
    select
      coalesce((select used from usage_months where owner_id = ${ownerId} and month = ${month}), 0) as count,
      exists (
        select from entitlements where owner_id = ${ownerId} and purchased_at is not null) as "hasPurchase"`;
}

/** Reads a person's usage in a month, and whether they have Premium. */
export async function readUsage(
  db: ChatDatabase,
  person: { ownerId: string; month: string },
): Promise<UsageRow> {
  const [row] = await queryAsOwner(db, person.ownerId, selectUsage(person));
  return row ?? { count: 0, hasPurchase: false };
}

/** A unit can be released until its turn has ended, which takes minutes. */
const KEEP_ENTRIES_MS = 90 * 24 * 3_600_000;
/** People find the months in their export; only the current one limits anything. */
const KEEP_MONTHS = 24;

/** Deletes units and months whose retention time is over. */
export async function deleteOldUsage(db: ChatDatabase, now: Date): Promise<void> {
  const entriesBefore = new Date(now.getTime() - KEEP_ENTRIES_MS);
  await deleteInBatches(db, 'usage_entries', sql`created_at < ${entriesBefore}`);
  const firstMonth = monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - KEEP_MONTHS, 1)));
  await deleteInBatches(db, 'usage_months', sql`month < ${firstMonth}`);
}
