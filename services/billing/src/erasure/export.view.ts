import { referenceOf } from '../mails/mail.view.ts';
import { priceText } from '../prices/premium-price.ts';
import type { Exported } from './erasure.repository.ts';

/** What we hold of somebody's payments, as they get it (rule 11). */
export function viewExport({ checkouts, purchases, mails, premiumSince }: Exported): Record<string, unknown> {
  return {
    premiumSince: premiumSince?.toISOString() ?? null,
    purchases: purchases.map((purchase) => ({
      reference: referenceOf(purchase.checkoutId),
      amount: priceText(purchase),
      state: purchase.state,
      paidAt: purchase.paidAt.toISOString(),
      refunded: priceText({ currency: purchase.currency, amount: purchase.refunded }),
      refundedAt: purchase.refundedAt?.toISOString() ?? null,
    })),
    checkouts: checkouts.map((checkout) => ({
      reference: referenceOf(checkout.id),
      amount: priceText(checkout),
      state: checkout.state,
      startedAt: checkout.createdAt.toISOString(),
      atThePaymentProvider: {
        session: checkout.sessionId,
        payment: checkout.paymentIntent,
        customer: checkout.customerId,
      },
    })),
    mails: mails.map(({ template, createdAt }) => ({ about: template, askedAt: createdAt.toISOString() })),
  };
}
