import type { MailContent, SupportMailContent } from '@app/contracts';
import type { ContactMail } from '../contact/contact-mail.ts';
import type { MailSourceName } from './mail.table.ts';

/** What a mail says, whoever wants it sent. */
export type Content = MailContent | SupportMail | ContactMail;

/** What a service asks of support, with where support reads. */
export type SupportMail = SupportMailContent & { readonly to: { readonly address: string } };

/** Whoever wants mails sent tells what they say at the moment of sending (rule 5: queues carry ids). */
export interface MailSource {
  /**
   * @returns undefined when there is no longer a reason to send it.
   * @throws Failure when the service can't be asked.
   */
  contentOf(mailId: string): Promise<Content | undefined>;
}

export type MailSources = Readonly<Record<MailSourceName, MailSource>>;
