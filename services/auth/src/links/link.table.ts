import type { Selectable } from 'kysely';

/** What a link in a mail is good for. */
export type LinkKind = 'confirm' | 'reset';

/** A one-time link. A voided one has no row. Owner: `user_id`. */
export interface LinkTable {
  id: string;
  user_id: string;
  kind: LinkKind;
  /** SHA-256 of the token in the mail. */
  hash: Buffer;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export type LinkRow = Selectable<LinkTable>;
