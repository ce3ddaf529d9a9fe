import type { MailContent, MailTemplate, SupportMailContent } from '@app/contracts';
import type { NotifyTransaction } from '../database.ts';

/** Where the content of a mail comes from: the service that requested it, or notify's own contact messages. */
export const MAIL_SOURCES = ['auth', 'billing', 'chat', 'contact'] as const;
export type MailSourceName = (typeof MAIL_SOURCES)[number];

/** The fields of the contact page (CON-1). */
export interface ContactText {
  readonly fullName: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** Mails that notify itself requests: a contact message for support, and its acknowledgement to the sender. */
export type ContactMail =
  | {
      readonly template: 'contact_message';
      readonly to: { readonly address: string };
      readonly reference: string;
      readonly receivedAt: string;
      readonly message: ContactText;
    }
  | {
      readonly template: 'contact_acknowledgement';
      readonly to: { readonly address: string };
      readonly reference: string;
      readonly fullName: string;
    };

/** A mail to support that a service requests, with support's address. */
export type SupportMail = SupportMailContent & { readonly to: { readonly address: string } };

/** The content of a mail from any source. */
export type Content = MailContent | SupportMail | ContactMail;
export type Template = MailTemplate | SupportMailContent['template'] | ContactMail['template'];

/** Provides the content of a mail when it is sent. Queues carry only ids, so that they hold no personal data. */
export interface MailSource {
  /**
   * @returns undefined when the mail is no longer needed.
   * @throws Failure when the service is unavailable.
   */
  fetchContent(mailId: string): Promise<Content | undefined>;
  /** Records that the mail was sent, in the transaction that settles it. */
  recordSent?(trx: NotifyTransaction, mailId: string, sentAt: Date): Promise<void>;
}

export type MailSources = Readonly<Record<MailSourceName, MailSource>>;
