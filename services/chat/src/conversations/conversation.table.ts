import type { EmotionTag } from '@app/contracts';
import type { Generated, Selectable } from 'kysely';

/** What is a Buffer is sealed (encryption/vault.ts). */
export interface ConversationTable {
  id: string;
  owner_id: string;
  title: Buffer;
  preview: Buffer;
  last_preview: Buffer | null;
  /** What screening found in a title given later; at the start the title’s finding is the first message’s. */
  title_safety: Generated<Buffer | null>;
  emotion_tags: EmotionTag[];
  message_count: number;
  /** The highest seq ever given to a message. */
  last_seq: number;
  summary: Generated<Buffer | null>;
  /** The summary covers messages up to this seq. */
  summarised_upto: Generated<number>;
  /** Until then somebody is writing the summary, or is not to try again. */
  summarising_until: Generated<Date | null>;
  /** When its owner is mailed that a reply waits for them; null once they have come. */
  reply_due_at: Generated<Date | null>;
  /** The mail that was asked for; null once the conversation is opened again. */
  reply_mail_id: Generated<string | null>;
  created_at: Date;
  updated_at: Date;
}
export type ConversationRow = Selectable<ConversationTable>;
