import type { ContactMail } from '../../contact/contact-mail.ts';
import type { Letter, Letterhead } from './letter.ts';
import { greeting } from './wording.ts';

/** Holds nothing of the message: whoever typed this address may not own it. CON-2, PUR-5. */
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
