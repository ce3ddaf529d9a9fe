import type { MailTemplate } from '@app/contracts';
import type { Generated, Selectable } from 'kysely';

/** The mails that an account gives reason for. The receipt of an erasure is not among them: it outlives the account. */
export type AuthMailTemplate = Extract<
  MailTemplate,
  'confirm_address' | 'reset_password' | 'password_changed' | 'new_sign_in' | 'account_exists'
>;

/** A mail that notify is asked to send; its words are put together when notify asks for them. Owner: `user_id`. */
export interface MailTable {
  id: Generated<string>;
  user_id: string;
  template: AuthMailTemplate;
  /** The link it carries, if any: without the link there is no reason left to send the mail. */
  link_id: string | null;
  /** The browser it tells of, if any. */
  device: string | null;
  created_at: Date;
  /** When notify said that it is out. */
  sent_at: Date | null;
}

export type MailRow = Selectable<MailTable>;
