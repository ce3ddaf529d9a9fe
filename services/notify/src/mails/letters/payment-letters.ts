import { type MailContent, type SupportMailContent, WITHDRAWAL_DAYS } from '@app/contracts';
import { formatTime, greeting, type Letter, type Letterhead } from './letter.ts';

/** Subject and preview are neutral, because other people may see the person's screen. */
export function paymentReceipt(
  {
    to,
    paidAt,
    amount,
    reference,
    withdrawUntil,
    returnable = true,
  }: Extract<MailContent, { template: 'payment_receipt' }>,
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
      { name: 'When', value: formatTime(paidAt) },
      { name: 'Reference', value: reference },
    ],
    button: { label: 'Open my account', link: `${publicUrl}/account` },
    notes: [
      returnable
        ? `You may withdraw within ${WITHDRAWAL_DAYS} days, until ${formatTime(withdrawUntil)}, without giving a reason: your account page gives the money back. It does so once; if you buy again afterwards, that purchase is final.`
        : 'You have returned Premium before, so this purchase is final: your account page can’t give the money back. Your legal rights stay as they are. If something is wrong, write to us through our contact page and we will look at it together.',
    ],
    reason: 'of a payment made with the account under this address',
  };
}

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
      { name: 'When', value: formatTime(refundedAt) },
      { name: 'Reference', value: reference },
    ],
    notes: [],
    reason: 'of a payment made with the account under this address',
  };
}

/** Tells support about a failed refund, without personal data. */
export function paymentToSettle({ paidAt, amount, reference, checkoutId }: SupportMailContent): Letter {
  return {
    subject: `[${reference}] A payment to settle`,
    preview: 'A refund did not go through.',
    heading: 'A payment to settle',
    paragraphs: [
      'A payment was to be given back, and the provider could not do it. Please look into it there and settle it by hand.',
    ],
    facts: [
      { name: 'Reference', value: reference },
      { name: 'Amount', value: amount },
      { name: 'Paid', value: formatTime(paidAt) },
      { name: 'Marked at the provider with', value: checkoutId },
    ],
    notes: ['This is asked once for each payment.'],
    reason: 'a refund failed',
  };
}
