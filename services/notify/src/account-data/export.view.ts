import type { MailKind } from '@app/contracts';
import type { StoredMessage } from '../contact/contact-message.repository.ts';
import type { RecordedMail } from '../mails/mail.repository.ts';
import type { ContactText } from '../mails/mail-content.ts';

/** Shows a mail in the person's export. */
export function viewMail({ template, state, createdAt, sentAt }: RecordedMail) {
  return {
    template,
    state,
    requestedAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}

export function viewUnsubscription({ kind, askedAt }: { kind: MailKind; askedAt: Date }) {
  return { kind, askedAt: askedAt.toISOString() };
}

export function viewMessage({ reference, receivedAt, mailedAt }: StoredMessage, text: ContactText) {
  return {
    reference,
    receivedAt: receivedAt.toISOString(),
    mailedAt: mailedAt?.toISOString() ?? null,
    fullName: text.fullName,
    email: text.email,
    subject: text.subject,
    message: text.message,
  };
}
