import { deleteInBatches } from '@app/service-kit';
import { type Generated, sql } from 'kysely';
import type { ChatDatabase, ChatTransaction } from '../database.ts';

declare module '../database.ts' {
  interface ChatTables {
    address_days: AddressDayTable;
    address_months: AddressMonthTable;
  }
}

/** Turns per address and UTC day. Has no owner; rows of past days are deleted. */
export interface AddressDayTable {
  /** The address's key of the day (visitors/address-key.ts). */
  address_key: Buffer;
  /** YYYY-MM-DD */
  day: string;
  turns: Generated<number>;
  uncharged: Generated<number>;
}

/** Units that visitors of one address have used in a month. Has no owner; rows of past months are deleted. */
export interface AddressMonthTable {
  /** The address's key of the month (visitors/address-key.ts). */
  address_key: Buffer;
  /** YYYY-MM */
  month: string;
  used: number;
}

interface OfAddress {
  addressKey: Buffer;
  day: string;
}

/** Reserves one uncharged turn of an address for a day. @returns false when the limit is reached. */
export async function reserveUnchargedOfAddress(
  trx: ChatTransaction,
  { addressKey, day, limit }: OfAddress & { limit: number },
): Promise<boolean> {
  const reserved = await sql`
    insert into address_days as days (address_key, day, uncharged)
    select ${addressKey}::bytea, ${day}, 1 where ${limit}::int > 0
    on conflict (address_key) do update set uncharged = days.uncharged + 1 where days.uncharged < ${limit}
    returning uncharged`.execute(trx);
  return reserved.rows.length === 1;
}

/** Releases an uncharged turn; does nothing when the day's rows have been deleted. */
export async function releaseUnchargedOfAddress(trx: ChatTransaction, addressKey: Buffer): Promise<void> {
  await trx
    .updateTable('address_days')
    .set({ uncharged: sql<number>`uncharged - 1` })
    .where('address_key', '=', addressKey)
    .where('uncharged', '>', 0)
    .execute();
}

/** Deletes the counts of days before this one. */
export async function deletePastAddressDays(db: ChatDatabase, day: string): Promise<void> {
  await deleteInBatches(db, 'address_days', sql`day < ${day}`);
}

/** Releases a unit; does nothing when the month's rows have been deleted. */
export async function releaseAddressUnit(trx: ChatTransaction, addressKey: Buffer): Promise<void> {
  await trx
    .updateTable('address_months')
    .set({ used: sql<number>`used - 1` })
    .where('address_key', '=', addressKey)
    .execute();
}

/** Deletes the counts of months before this one. */
export async function deletePastAddressMonths(db: ChatDatabase, month: string): Promise<void> {
  await deleteInBatches(db, 'address_months', sql`month < ${month}`);
}
