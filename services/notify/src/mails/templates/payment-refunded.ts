import type { MailContent } from '@app/contracts';
import type { Letter, Letterhead } from './letter.ts';
import { greeting, pointInTime } from './wording.ts';

export function paymentRefunded(
  { to, refundedAt, amount, reference }: Extract<MailContent, { template: 'payment_refunded' }>,
  { productName }: Letterhead,
): Letter {
  return {
    subject: 'Your refund',
    preview: 'The money is on its way back to you.',
    heading: 'Your refund',
    paragraphs: [
      greeting(to.firstName),
      `Your payment to ${productName} was given back. The money returns the way it came; depending on your bank that takes up to ten days.`,
    ],
    facts: [
      { name: 'Given back', value: amount },
      { name: 'When', value: pointInTime(refundedAt) },
      { name: 'Reference', value: reference },
    ],
    notes: [],
    reason: 'of a payment made with the account under this address',
  };
}
