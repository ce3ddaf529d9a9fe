import type { Message } from '@app/contracts';
import type { Generated, Selectable } from 'kysely';

export interface MessageTable {
  id: string;
  owner_id: string;
  conversation_id: string;
  seq: number;
  role: Message['role'];
  /** Sealed. */
  content: Buffer;
  /** What screening or the coach found in it (safety/finding.ts), sealed; null when nothing. */
  safety: Generated<Buffer | null>;
  state: Generated<NonNullable<Message['state']> | null>;
  feedback: Generated<NonNullable<Message['feedback']> | null>;
  /** Sealed. */
  feedback_reason: Generated<Buffer | null>;
  ts: Date;
}
export type MessageRow = Selectable<MessageTable>;
