import { type MailKind, OPTIONAL_MAILS } from '@app/contracts';
import type { Content } from '../mails/mail-source.port.ts';
import type { Person } from '../people/people.port.ts';

/** The kind a mail may be switched off by, and its reader; undefined for a mail that is part of the service itself. */
export function optional(content: Content): { kind: MailKind; personId: string } | undefined {
  if (content.template !== 'reply_waiting') return undefined;
  const kind = OPTIONAL_MAILS[content.template];
  return kind ? { kind, personId: content.to.personId } : undefined;
}

/** A mail of this kind goes to a confirmed address alone, and only while its owner wants such mails (ACC-2). */
export function wants(person: Person | undefined, kind: MailKind): boolean {
  if (!person?.confirmed) return false;
  return kind === 'notifications' ? person.emailNotifications : person.marketingEmails;
}
