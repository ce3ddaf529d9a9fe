import type { Selectable } from 'kysely';

/** A browser that somebody has signed in with. Owner: `user_id`. */
export interface DeviceTable {
  user_id: string;
  /** Keyed hash of account and device cookie: the rows of two accounts on one browser have nothing in common. */
  hash: Buffer;
  /** As people read it: "Firefox on Windows". */
  name: string;
  first_seen_at: Date;
  last_seen_at: Date;
}

export type DeviceRow = Selectable<DeviceTable>;
