import type { MailContent, SupportMailContent } from '@app/contracts';
import { priceText } from '../prices/premium-price.ts';
import { withdrawUntil } from '../purchases/purchase.policy.ts';
import type { PurchaseMail } from './mail.repository.ts';

/** What people quote when they write about a payment. */
export function referenceOf(checkoutId: string): string {
  return checkoutId.slice(-12).toUpperCase();
}

/** What notify is told of a mail about a purchase; undefined when there is nothing to tell. */
export function mailView(
  mail: PurchaseMail,
  to: { address: string; firstName: string },
): MailContent | undefined {
  const recipient = { address: to.address, firstName: to.firstName, personId: mail.ownerId };
  const reference = referenceOf(mail.checkoutId);
  if (mail.template === 'payment_receipt') {
    return {
      template: 'payment_receipt',
      to: recipient,
      paidAt: mail.paidAt.toISOString(),
      amount: priceText(mail),
      reference,
      withdrawUntil: withdrawUntil(mail.paidAt).toISOString(),
    };
  }
  if (!mail.refundedAt) return undefined;
  return {
    template: 'payment_refunded',
    to: recipient,
    refundedAt: mail.refundedAt.toISOString(),
    amount: priceText({ currency: mail.currency, amount: mail.refunded }),
    reference,
  };
}

/** What support is told of a payment that could not be returned: nothing of a person. */
export function settlementView(
  payment: Pick<PurchaseMail, 'checkoutId' | 'currency' | 'amount' | 'paidAt'>,
): SupportMailContent {
  return {
    template: 'payment_to_settle',
    paidAt: payment.paidAt.toISOString(),
    amount: priceText(payment),
    reference: referenceOf(payment.checkoutId),
    checkoutId: payment.checkoutId,
  };
}
