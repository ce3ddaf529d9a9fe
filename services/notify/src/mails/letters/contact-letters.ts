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
    paragraphs: [
      'Reply to this email to answer the sender. They typed everything below: nobody has checked that the name and the address are theirs.',
    ],
    facts: [
      { name: 'Reference', value: reference },
      { name: 'Received', value: formatTime(receivedAt) },
      { name: 'Full name', value: oneLine(fullName) },
      { name: 'Email address', value: oneLine(email) },
      { name: 'Subject', value: oneLine(subject) },
    ],
    excerpts: [{ label: 'Message', text: message }],
    notes: [],
    reason: 'someone wrote on the contact page',
  };
}

/** Contains nothing of the message, because the address may belong to another person (CON-2, PUR-5). */
export function contactAcknowledgement(
  { reference, fullName }: Extract<ContactMail, { template: 'contact_acknowledgement' }>,
  { productName, publicUrl }: Letterhead,
): Letter {
  return {
    subject: `We got your message (${reference})`,
    preview: 'Thank you for writing. A person will read it.',
    heading: 'We got your message',
    paragraphs: [
      greeting(fullName),
      `Thank you for writing to ${productName}. A person will read your message. We typically respond within 24 hours.`,
    ],
    facts: [{ name: 'Reference', value: reference }],
    aside: {
      text: `${productName} is not a substitute for professional therapy. If you are in crisis, please don’t wait for our answer: contact a professional or a crisis hotline now. Numbers for your country:`,
      link: `${publicUrl}/safety`,
    },
    notes: [
      'Something to add? Just reply to this email, and leave the reference in the subject.',
      'If this wasn’t you, someone gave your address by mistake, and you can ignore this email.',
    ],
    reason: 'someone wrote on our contact page and gave this address',
  };
}
