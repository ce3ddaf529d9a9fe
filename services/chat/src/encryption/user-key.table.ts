import type { Generated } from 'kysely';

/** The data key of each person; their conversations hang on this row and go with it. */
export interface UserKeyTable {
  owner_id: string;
  wrapped_key: Buffer;
  master_key_id: string;
  /** When a visitor last began a chat, and so when their cookie was last renewed; null for who has an account. */
  visitor_seen_at: Generated<Date | null>;
  created_at: Generated<Date>;
}
