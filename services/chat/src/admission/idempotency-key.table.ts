import type { Generated } from 'kysely';

export type KeyedRoute = 'start' | 'followup';

/** A caller's Idempotency-Key and what came of it (api.md, Conventions). */
export interface IdempotencyKeyTable {
  owner_id: string;
  route: KeyedRoute;
  key: string;
  /** Fingerprint of the body under the person's data key. */
  body_hash: Buffer;
  /** Null once the conversation is deleted. */
  turn_id: string | null;
  created_at: Generated<Date>;
}
