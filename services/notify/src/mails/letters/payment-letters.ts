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
    preview: 'Thank you! Here’s what you paid, and when.',
    heading: 'Your receipt',
    paragraphs: [
      greeting(to.firstName),
      `Thank you for your payment to ${productName}. It’s a one-time payment: nothing renews, and nothing more will be charged.`,
    ],
    facts: [
      { name: 'Paid', value: amount },
      { name: 'When', value: formatTime(paidAt) },
      { name: 'Reference', value: reference },
    ],
    button: { label: 'Open my account', link: `${publicUrl}/account` },
    notes: [
      returnable
        ? `Changed your mind? You can get a full refund on your account page within ${WITHDRAWAL_DAYS} days (until ${formatTime(withdrawUntil)}), no reason needed. You can do this once: if you buy again, that purchase is final.`
        : 'You’ve already had a refund once, so this purchase is final: you can’t get a refund on your account page. Your legal rights stay the same.',
      {
        text: 'If something is wrong, write to us and we’ll look at it together:',
        link: `${publicUrl}/contact`,
      },
    ],
    reason: 'a payment was made in the account with this address',
  };
}

export function paymentRefunded(
  { to, refundedAt, amount, reference }: Extract<MailContent, { template: 'payment_refunded' }>,
  { productName, publicUrl }: Letterhead,
): Letter {
  return {
    subject: 'Your refund',
    preview: 'Your money is on its way back to you.',
    heading: 'Your refund',
    paragraphs: [
      greeting(to.firstName),
      `We’ve refunded your payment to ${productName}. The money goes back the way you paid it; depending on your bank, it takes up to ten days.`,
    ],
    facts: [
      { name: 'Refunded', value: amount },
      { name: 'When', value: formatTime(refundedAt) },
      { name: 'Reference', value: reference },
    ],
    notes: [{ text: 'If it hasn’t arrived by then, write to us:', link: `${publicUrl}/contact` }],
    reason: 'a payment in the account with this address was refunded',
  };
}

/** Tells support about a failed refund, without personal data. */
export function paymentToSettle({ paidAt, amount, reference, checkoutId }: SupportMailContent): Letter {
  return {
    subject: `[${reference}] A payment to settle`,
    preview: 'A refund did not go through.',
    heading: 'A payment to settle',
    paragraphs: [
      'A payment should have been refunded, but the payment provider could not do it. Please look it up there and settle it by hand.',
    ],
    facts: [
      { name: 'Reference', value: reference },
      { name: 'Amount', value: amount },
      { name: 'Paid', value: formatTime(paidAt) },
      { name: 'Checkout ID', value: checkoutId },
    ],
    notes: [
      'The payment is marked with the checkout ID at the provider. You get this email once for each payment.',
    ],
    reason: 'a refund failed',
  };
}
