import type { Generated, Selectable } from 'kysely';

/** A signed-in browser. The row is there exactly as long as the session lives. Owner: `user_id`. */
export interface SessionTable {
  id: Generated<string>;
  user_id: string;
  device: string;
  /** Which refresh cookie is the current one. */
  counter: Generated<number>;
  /** When the current one was last given out. */
  rotated_at: Date;
  /** The highest counter that somebody has evidently received: it came back in a cookie or an access token. */
  seen_counter: Generated<number>;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

/** Ids of sessions that were ended, for the other services. No owner: it must outlive the user, and names nobody. */
export interface EndedSessionTable {
  id: string;
  ended_at: Date;
}

export type SessionRow = Selectable<SessionTable>;
