import type { Generated, Selectable } from 'kysely';
import type { TurnState } from './turn.ts';

export interface TurnTable {
  id: string;
  owner_id: string;
  conversation_id: string;
  user_message_id: string;
  /** The assistant's message, once the turn is settled and something was said. */
  reply_message_id: Generated<string | null>;
  state: Generated<TurnState>;
  /** By the database's clock, the one clock all replicas share. */
  lease_until: Generated<Date>;
  /** The process that answers. */
  leased_by: string;
  stop_requested_at: Generated<Date | null>;
  /** What has been said so far, sealed; gone once settled. */
  partial: Generated<Buffer | null>;
  failure: Generated<string | null>;
  /** What the coach was told (coach/instructions.ts), so that replies can be judged by it. */
  instructions_version: number;
  created_at: Generated<Date>;
  settled_at: Generated<Date | null>;
}
export type TurnRow = Selectable<TurnTable>;
