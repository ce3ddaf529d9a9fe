import type { SupportMailContent } from '@app/contracts';
import type { Letter } from './letter.ts';
import { pointInTime } from './wording.ts';

/** For support: a payment that could not be returned, by its numbers alone. */
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
      { name: 'Paid', value: pointInTime(paidAt) },
      { name: 'Marked at the provider with', value: checkoutId },
    ],
    notes: ['This is asked once for each payment.'],
    reason: 'a refund failed',
  };
}
