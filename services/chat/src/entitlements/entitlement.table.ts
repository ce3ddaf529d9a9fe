import type { Generated } from 'kysely';

/** Who has unlimited messages (PUR-3), as billing tells. */
export interface EntitlementTable {
  owner_id: string;
  /** Null: premium was taken back. */
  purchased_at: Date | null;
  /** Of the newest event taken in; −1 for what billing was asked for before any came. */
  version: Generated<number>;
}
