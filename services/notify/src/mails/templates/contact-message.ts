import type { ContactMail } from '../../contact/contact-mail.ts';
import type { Letter } from './letter.ts';
import { oneLine, pointInTime } from './wording.ts';

/** For support: all that was written, with the reference in the subject so that answers find together. CON-5. */
export function contactMessage({
  reference,
  receivedAt,
  message: { fullName, email, subject, message },
}: Extract<ContactMail, { template: 'contact_message' }>): Letter {
  return {
    subject: `[${reference}] ${oneLine(subject)}`,
    preview: `From ${oneLine(fullName)}`,
    heading: 'A message from the contact page',
    paragraphs: ['Answer this mail to answer its sender.'],
    facts: [
      { name: 'Reference', value: reference },
      { name: 'Received', value: pointInTime(receivedAt) },
      { name: 'Full name', value: oneLine(fullName) },
      { name: 'Email address', value: oneLine(email) },
      { name: 'Subject', value: oneLine(subject) },
    ],
    excerpts: [{ label: 'Message', text: message }],
    notes: ['All of this was typed by whoever sent it; nobody has checked that the address is theirs.'],
    reason: 'somebody wrote on the contact page',
  };
}
