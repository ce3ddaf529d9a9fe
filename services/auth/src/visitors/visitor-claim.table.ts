import type { Generated, Selectable } from 'kysely';

/** A visitor's chat that is to belong to the account they have just made (ROLE-3). Gone once chat has it. Owner: `user_id`. */
export interface VisitorClaimTable {
  user_id: string;
  /** The visitor's cookie, sealed: whoever has it could read the chat. */
  visitor: Buffer;
  created_at: Date;
  /** When chat is asked next. */
  due_at: Date;
  attempts: Generated<number>;
}

export type VisitorClaimRow = Selectable<VisitorClaimTable>;
