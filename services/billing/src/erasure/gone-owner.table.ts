import type { Generated } from 'kysely';

/** Somebody erased, by a hash that tells nothing to whoever does not hold the id; nobody's, and forgotten after a day. */
export interface GoneOwnerTable {
  owner_hash: Buffer;
  gone_at: Generated<Date>;
}
