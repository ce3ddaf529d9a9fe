import { sql } from 'kysely';
import type { ChatTransaction } from '../chat.tables.ts';

/**
 * Takes one unit of an address's month in one guarded statement, as `reserveUnit` does for a person (rule 4).
 * @returns false when the visitors of this address have used it up.
 */
export async function reserveAddressUnit(
  trx: ChatTransaction,
  { addressKey, month, limit }: { addressKey: Buffer; month: string; limit: number },
): Promise<boolean> {
  const reserved = await sql`
    insert into address_months as months (address_key, month, used)
    select ${addressKey}, ${month}, 1 where ${limit} > 0
    on conflict (address_key) do update set used = months.used + 1 where months.used < ${limit}
    returning used`.execute(trx);
  return reserved.rows.length === 1;
}

/** Whether a unit could be taken; nothing is taken. */
export async function hasAddressUnitLeft(
  trx: ChatTransaction,
  { addressKey, limit }: { addressKey: Buffer; limit: number },
): Promise<boolean> {
  const month = await trx
    .selectFrom('address_months')
    .select('used')
    .where('address_key', '=', addressKey)
    .executeTakeFirst();
  return (month?.used ?? 0) < limit;
}

/** Gives a unit back; harmless once the month is over and forgotten. */
export async function releaseAddressUnit(trx: ChatTransaction, addressKey: Buffer): Promise<void> {
  await trx
    .updateTable('address_months')
    .set({ used: sql<number>`used - 1` })
    .where('address_key', '=', addressKey)
    .execute();
}

/** What was counted in months before this one is of no use. */
export async function forgetAddresses(trx: ChatTransaction, month: string): Promise<void> {
  await trx.deleteFrom('address_months').where('month', '<', month).execute();
}
