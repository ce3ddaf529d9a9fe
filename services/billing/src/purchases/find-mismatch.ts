import type { LockedCheckout } from '../checkouts/provider-checkout.repository.ts';
import type { PaymentReport } from '../provider/payment-report.ts';

/** Where a report of the provider contradicts our checkout. */
export type Mismatch = 'livemode' | 'reference' | 'session' | 'payment' | 'currency' | 'amount';

/**
 * Compares a report of the provider with the checkout it names. After a mismatch nothing of the report may be applied: it
 * is not about our payment, or not about our price.
 */
export function findMismatch(
  checkout: Pick<LockedCheckout, 'amount' | 'currency' | 'paymentIntent' | 'sessionId'>,
  report: PaymentReport,
  livemode: boolean,
): Mismatch | undefined {
  const { money } = report;
  const differ = (ours: unknown, theirs: unknown) => ours !== null && theirs !== null && ours !== theirs;
  if (report.livemode !== null && report.livemode !== livemode) return 'livemode';
  // We set the reference of every session, so a session of ours without one is wrong.
  if (report.sessionId !== null && report.checkoutId === null) return 'reference';
  if (differ(checkout.sessionId, report.sessionId)) return 'session';
  if (differ(checkout.paymentIntent, report.paymentIntent)) return 'payment';
  if (money && money.currency !== checkout.currency) return 'currency';
  if (money && money.price !== undefined && money.price !== checkout.amount) return 'amount';
  if (report.facts.some(({ amount }) => amount !== null && amount > checkout.amount)) return 'amount';
  return undefined;
}
