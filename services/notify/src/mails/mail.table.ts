import type { MailTemplate, SupportMailContent } from '@app/contracts';
import type { Generated } from 'kysely';
import type { ContactTemplate } from '../contact/contact-mail.ts';

/**
 * `queued` until somebody claims it; `sending` under a lease; then `sent`, `dropped` (nobody wants it any more) or
 * `parked` (refused for good, for an operator to look at).
 */
export type MailState = 'queued' | 'sending' | 'sent' | 'parked' | 'dropped';
/** Who knows what a mail says: the service that asked for it, or the messages to support, which are our own. */
export const MAIL_SOURCES = ['auth', 'billing', 'chat', 'contact'] as const;
export type MailSourceName = (typeof MAIL_SOURCES)[number];
export type Template = MailTemplate | SupportMailContent['template'] | ContactTemplate;

/** Ids and states only. Owner: `user_id`, once the asking service has told it, and where there is one. */
export interface MailsTable {
  /** The asking service's own id of the mail. */
  id: string;
  source: Generated<MailSourceName>;
  user_id: string | null;
  /** Known once it has been asked for. */
  template: Template | null;
  state: Generated<MailState>;
  attempts: Generated<number>;
  due_at: Date;
  /** While `sending`: another worker may claim it afterwards. */
  claimed_until: Date | null;
  /** A code, never a sentence: those of mail servers repeat addresses. */
  last_error: string | null;
  created_at: Date;
  sent_at: Date | null;
}
