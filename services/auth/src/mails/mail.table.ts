import type { MailTemplate } from '@app/contracts';
import type { Generated } from 'kysely';

/** A mail that notify is asked to send; its words are put together when notify asks for them. Owner: `user_id`. */
export interface MailTable {
  id: Generated<string>;
  user_id: string;
  template: MailTemplate;
  /** The link it carries, if any: without the link there is no reason left to send the mail. */
  link_id: string | null;
  created_at: Date;
}
