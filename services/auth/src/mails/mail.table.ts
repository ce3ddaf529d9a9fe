import type { MailTemplate } from '@app/contracts';
import type { Generated } from 'kysely';

/** The mails that auth has words for. */
export type AuthMailTemplate = Extract<
  MailTemplate,
  'confirm_address' | 'reset_password' | 'password_changed'
>;

/** A mail that notify is asked to send; its words are put together when notify asks for them. Owner: `user_id`. */
export interface MailTable {
  id: Generated<string>;
  user_id: string;
  template: AuthMailTemplate;
  /** The link it carries, if any: without the link there is no reason left to send the mail. */
  link_id: string | null;
  created_at: Date;
}
