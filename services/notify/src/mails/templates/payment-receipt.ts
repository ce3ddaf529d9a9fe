import { type MailContent, WITHDRAWAL_DAYS } from '@app/contracts';
import type { Letter, Letterhead } from './letter.ts';
import { greeting, pointInTime } from './wording.ts';

/** Subject and preview are neutral: they are seen by whoever glances at the screen. */
export function paymentReceipt(
  { to, paidAt, amount, reference, withdrawUntil }: Extract<MailContent, { template: 'payment_receipt' }>,
  { productName, publicUrl }: Letterhead,
): Letter {
  return {
    subject: 'Your receipt',
    preview: 'Thank you. Here is what was paid, and when.',
    heading: 'Your receipt',
    paragraphs: [
      greeting(to.firstName),
      `Thank you for your payment to ${productName}. It was made once and renews nothing.`,
    ],
    facts: [
      { name: 'Paid', value: amount },
      { name: 'When', value: pointInTime(paidAt) },
      { name: 'Reference', value: reference },
    ],
    button: { label: 'Open my account', link: `${publicUrl}/account` },
    notes: [
      `You may withdraw within ${WITHDRAWAL_DAYS} days, until ${pointInTime(withdrawUntil)}, without giving a reason: your account page gives the money back.`,
    ],
    reason: 'of a payment made with the account under this address',
  };
}
