import type { Generated } from 'kysely';

/** The data key of each person; whatever else they own hangs on this row and goes with it. */
export interface UserKeyTable {
  owner_id: string;
  wrapped_key: Buffer;
  master_key_id: string;
  created_at: Generated<Date>;
}
