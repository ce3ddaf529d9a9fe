import type { ContactMail } from '../mail-content.ts';
import { formatTime, greeting, type Letter, type Letterhead, oneLine } from './letter.ts';

/** The whole message for support. The reference in the subject keeps the replies in one thread (CON-5). */
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
      { name: 'Received', value: formatTime(receivedAt) },
      { name: 'Full name', value: oneLine(fullName) },
      { name: 'Email address', value: oneLine(email) },
      { name: 'Subject', value: oneLine(subject) },
    ],
    excerpts: [{ label: 'Message', text: message }],
    notes: ['All of this was typed by whoever sent it; nobody has checked that the address is theirs.'],
    reason: 'somebody wrote on the contact page',
  };
}

/** Contains nothing of the message, because the address may belong to another person (CON-2, PUR-5). */
export function contactAcknowledgement(
  { reference, fullName }: Extract<ContactMail, { template: 'contact_acknowledgement' }>,
  { productName }: Letterhead,
): Letter {
  return {
    subject: `We have received your message (${reference})`,
    preview: 'We typically respond within 24 hours.',
    heading: 'We have received your message',
    paragraphs: [
      greeting(fullName),
      `Thank you for writing to ${productName}. Your message has arrived. We typically respond within 24 hours.`,
      `${productName} is not a substitute for professional therapy. If you are in crisis, please don’t wait for our answer: contact a professional or a crisis hotline now.`,
    ],
    facts: [{ name: 'Reference', value: reference }],
    notes: [
      'You can answer this mail to add something; please leave the reference in the subject.',
      'If this wasn’t you, somebody gave this address by mistake, and you can ignore this mail.',
    ],
    reason: 'somebody wrote on our contact page and gave this address',
  };
}
