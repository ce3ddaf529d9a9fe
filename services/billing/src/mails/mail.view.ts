import type { MailContent, SupportMailContent } from '@app/contracts';
import { formatPrice, withdrawUntil } from '../premium-terms.ts';
import type { PaymentToSettle, PurchaseMail } from './mail.repository.ts';

/** Formats the reference that people quote when they write about a payment. */
export function formatReference(checkoutId: string): string {
  return checkoutId.slice(-12).toUpperCase();
}

/** Builds the content of a mail about a purchase; undefined when there is nothing to send. */
export function mailView(
  mail: PurchaseMail,
  to: { address: string; firstName: string },
): MailContent | undefined {
  const recipient = { address: to.address, firstName: to.firstName, personId: mail.ownerId };
  const reference = formatReference(mail.checkoutId);
  if (mail.template === 'payment_receipt') {
    return {
      template: 'payment_receipt',
      to: recipient,
      paidAt: mail.paidAt.toISOString(),
      amount: formatPrice(mail),
      reference,
      withdrawUntil: withdrawUntil(mail.paidAt).toISOString(),
      returnable: mail.returnable,
    };
  }
  if (!mail.refundedAt) return undefined;
  return {
    template: 'payment_refunded',
    to: recipient,
    refundedAt: mail.refundedAt.toISOString(),
    amount: formatPrice({ currency: mail.currency, amount: mail.refunded }),
    reference,
  };
}

/** Builds the content of the mail to support about a payment that could not be refunded, without personal data. */
export function settlementView(payment: PaymentToSettle): SupportMailContent {
  return {
    template: 'payment_to_settle',
    paidAt: payment.paidAt.toISOString(),
    amount: formatPrice(payment),
    reference: formatReference(payment.checkoutId),
    checkoutId: payment.checkoutId,
  };
}
