import { type MailKind, OPTIONAL_MAILS } from '@app/contracts';
import type { Person } from '../people.adapter.ts';
import type { Content } from './mail-content.ts';

/** Returns the kind and the recipient of an optional mail; undefined for a mail that cannot be switched off. */
export function optionalSubscription(content: Content): { kind: MailKind; personId: string } | undefined {
  if (content.template !== 'reply_waiting') return undefined;
  const kind = OPTIONAL_MAILS[content.template];
  return kind ? { kind, personId: content.to.personId } : undefined;
}

/** Optional mails go only to a confirmed address whose owner has switched them on (ACC-2). */
export function wantsMail(person: Person | undefined, kind: MailKind): boolean {
  if (!person?.confirmed) return false;
  return kind === 'notifications' ? person.emailNotifications : person.marketingEmails;
}
