import type { MailKind } from '@app/contracts';
import type { Generated } from 'kysely';

/** A kind of mail that somebody has switched off. Gone once auth, whose the choice is, has it. Owner: `user_id`. */
export interface UnsubscriptionsTable {
  user_id: string;
  kind: MailKind;
  asked_at: Date;
  /** When auth is told next. */
  due_at: Date;
  attempts: Generated<number>;
}
