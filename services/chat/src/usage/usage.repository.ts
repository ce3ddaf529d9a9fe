import { sql } from 'kysely';
import type { ChatTransaction } from '../chat.tables.ts';
import { releaseAddressUnit } from '../visitors/address-month.repository.ts';

/**
 * Takes one unit of the month in one guarded statement (CHAT-8, rule 4): the row's own lock makes it exact under any
 * concurrency. Who has paid is counted and never refused.
 * @returns false when the month's free messages are used up.
 */
export async function reserveUnit(
  trx: ChatTransaction,
  { ownerId, month, limit }: { ownerId: string; month: string; limit: number },
): Promise<boolean> {
  const reserved = await sql`
    with standing as (select exists (
      select from entitlements where owner_id = ${ownerId} and purchased_at is not null) as premium)
    insert into usage_months as months (owner_id, month, used)
    select ${ownerId}, ${month}, 1 from standing where premium or ${limit} > 0
    on conflict (owner_id, month) do update set used = months.used + 1
    where months.used < ${limit} or (select premium from standing)
    returning used`.execute(trx);
  return reserved.rows.length === 1;
}

/** Whether a unit could be taken; nothing is taken. */
export async function hasUnitLeft(
  trx: ChatTransaction,
  { ownerId, month, limit }: { ownerId: string; month: string; limit: number },
): Promise<boolean> {
  const { count, hasPurchase } = await readStanding(trx, { ownerId, month });
  return hasPurchase || count < limit;
}

/**
 * Ends a reservation, once: it counts for good, or the month gets its unit back, and with a visitor's the address, in
 * the order in which they were taken.
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

/** What somebody has used in a month, and whether they have paid. */
export async function readStanding(
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
