import type { MailKind } from '@app/contracts';
import type { ContactText } from '../contact/contact-mail.ts';
import type { MailState } from '../mails/mail.table.ts';

interface SentMail {
  readonly template: string | null;
  readonly state: MailState;
  readonly created_at: Date;
  readonly sent_at: Date | null;
}

interface Message {
  readonly reference: string;
  readonly received_at: Date;
  readonly mailed_at: Date | null;
  readonly text: ContactText;
}

/** What notify holds about somebody, for their export. */
export function exportView({
  mails,
  unsubscriptions,
  messages,
}: {
  mails: readonly SentMail[];
  unsubscriptions: readonly { kind: MailKind; asked_at: Date }[];
  messages: readonly Message[];
}) {
  return {
    mails: mails.map((mail) => ({
      template: mail.template,
      state: mail.state,
      requestedAt: mail.created_at.toISOString(),
      sentAt: mail.sent_at?.toISOString() ?? null,
    })),
    unsubscribed: unsubscriptions.map(({ kind, asked_at }) => ({ kind, askedAt: asked_at.toISOString() })),
    messagesToSupport: messages.map(({ reference, received_at, mailed_at, text }) => ({
      reference,
      receivedAt: received_at.toISOString(),
      mailedAt: mailed_at?.toISOString() ?? null,
      fullName: text.fullName,
      email: text.email,
      subject: text.subject,
      message: text.message,
    })),
  };
}
