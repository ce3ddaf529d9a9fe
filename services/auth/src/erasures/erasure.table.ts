import type { Generated, Selectable } from 'kysely';

/** The services that keep something of a person beside this one. */
export const ERASING = ['chat', 'billing', 'notify'] as const;
export type ErasingService = (typeof ERASING)[number];

/** An account that is gone, and what of it the services have erased (architecture.md, rule 11). Owner: `user_id`. */
export interface ErasureTable {
  user_id: string;
  /** What the receipt is about: says nothing to anybody else. */
  receipt_id: Generated<string>;
  /** When the account and everything here was erased. */
  requested_at: Date;
  /** Where the receipt goes; there until it is sent, or never will be. */
  address: string | null;
  first_name: string | null;
  chat_erased_at: Date | null;
  billing_erased_at: Date | null;
  notify_erased_at: Date | null;
  completed_at: Date | null;
  mail_id: string | null;
}

export type ErasureRow = Selectable<ErasureTable>;
