import type { Generated } from 'kysely';

/** How many messages count in a UTC month: those reserved and those committed. */
export interface UsageMonthTable {
  owner_id: string;
  /** YYYY-MM */
  month: string;
  used: number;
}

/** One unit of one turn (rule 4). Outlives its conversation, and holds nothing of it. */
export interface UsageEntryTable {
  turn_id: string;
  owner_id: string;
  month: string;
  state: Generated<'reserved' | 'committed' | 'released'>;
  /** The address that a visitor's unit counts for as well (visitors/address-key.ts). */
  address_key: Generated<Buffer | null>;
  created_at: Generated<Date>;
}
