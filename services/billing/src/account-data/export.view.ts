import type { readCheckoutPage } from '../checkouts/own-checkouts.repository.ts';
import type { readMailPage } from '../mails/mail.repository.ts';
import { formatReference } from '../mails/mail.view.ts';
import { formatPrice } from '../premium-terms.ts';
import type { readPurchasePage } from '../purchases/purchase.repository.ts';
import type { findOwnReturn } from '../returns/own-return.repository.ts';

type RowOf<Read extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Read>>[number];

/** Shows a purchase in the buyer's export. */
export function viewPurchase(purchase: RowOf<typeof readPurchasePage>) {
  return {
    reference: formatReference(purchase.id),
    amount: formatPrice(purchase),
    state: purchase.state,
    paidAt: purchase.at.toISOString(),
    refunded: formatPrice({ currency: purchase.currency, amount: purchase.refunded }),
    refundedAt: purchase.refundedAt?.toISOString() ?? null,
  };
}

export function viewCheckout(checkout: RowOf<typeof readCheckoutPage>) {
  return {
    reference: formatReference(checkout.id),
    amount: formatPrice(checkout),
    state: checkout.state,
    canBeReturned: checkout.returnable,
    startedAt: checkout.at.toISOString(),
    atThePaymentProvider: {
      session: checkout.sessionId,
      payment: checkout.paymentIntent,
      customer: checkout.customerId,
    },
  };
}

export function viewOwnReturn({
  askedAt,
  addressKey,
}: NonNullable<Awaited<ReturnType<typeof findOwnReturn>>>) {
  return { askedAt: askedAt.toISOString(), hashOfYourAddress: addressKey?.toString('hex') ?? null };
}

export function viewMail({ template, at }: RowOf<typeof readMailPage>) {
  return { about: template, askedAt: at.toISOString() };
}
