import { publishEvent } from '@app/service-kit';
import {
  advanceCheckout,
  type LockedCheckout,
  lockReportedCheckout,
  saveProviderIds,
} from '../checkouts/provider-checkout.repository.ts';
import type { BillingTransaction } from '../database.ts';
import { requestMail, requestSettlement } from '../mails/mail.repository.ts';
import type { PaymentReport } from '../provider/payment-report.ts';
import { addTask } from '../provider/provider-task.repository.ts';
import { lockEntitlement, setPremiumSince } from './entitlement.repository.ts';
import { findMismatch, type Mismatch } from './find-mismatch.ts';
import { insertFacts, listFacts, lockPayment } from './payment-fact.repository.ts';
import type { PaymentSummary } from './payment-summary.ts';
import { evaluatePayment, PREMIUM_STATES } from './purchase.policy.ts';
import { listPremiumPurchases, upsertPurchase } from './purchase.repository.ts';

export interface ApplyDeps {
  readonly newId: () => string;
  readonly provider: { readonly livemode: boolean };
}

/**
 * Records a report of the provider about a payment, and updates the checkout, the purchase and Premium according to all
 * known facts (purchase.policy.ts). Events, mails and provider tasks are written in the same transaction (asSystem).
 * Reports may be repeated and may arrive in any order (PAY-6).
 * @returns where the report contradicts its checkout; nothing was recorded then.
 */
export async function applyPaymentReport(
  trx: BillingTransaction,
  deps: ApplyDeps,
  report: PaymentReport,
): Promise<Mismatch | undefined> {
  if (report.paymentIntent) await lockPayment(trx, report.paymentIntent);
  const reported = await lockReportedCheckout(trx, report);
  const mismatch = reported && findMismatch(reported, report, deps.provider.livemode);
  if (mismatch) return mismatch;
  await insertFacts(trx, report);
  if (!reported) return undefined;
  const checkout = await saveProviderIds(trx, reported, report);
  const { id: checkoutId, amount, currency, ownerId, paymentIntent } = checkout;
  const summary = evaluatePayment(amount, await listFacts(trx, { checkoutId, paymentIntent, currency }));
  const { paidAt } = summary;
  if (paidAt && ownerId) await savePurchase(trx, deps, { ...checkout, ownerId }, { ...summary, paidAt });
  else if (paidAt) await saveOwnerlessPurchase(trx, deps, checkout, { ...summary, paidAt });
  if (paidAt && summary.state === 'refund_failed')
    await requestSettlement(trx, { id: deps.newId(), checkoutId });
  if (!ownerId && report.customerId)
    await addTask(trx, { id: deps.newId(), kind: 'forget_customer', target: report.customerId });
  if (summary.state === 'processing') await advanceCheckout(trx, { checkoutId, state: 'processing' });
  else if (summary.state !== 'open') await advanceCheckout(trx, { checkoutId, state: 'closed' });
  return undefined;
}

type PaidSummary = PaymentSummary & { paidAt: Date };

async function savePurchase(
  trx: BillingTransaction,
  deps: ApplyDeps,
  checkout: LockedCheckout & { ownerId: string },
  summary: PaidSummary,
): Promise<void> {
  const { id: checkoutId, ownerId } = checkout;
  await lockEntitlement(trx, ownerId);
  const before = await listPremiumPurchases(trx, { ownerId, states: PREMIUM_STATES });
  const isSecond = before.some((purchase) => purchase.checkoutId !== checkoutId);
  const stored = await upsertPurchase(trx, checkout, { ...summary, isSecond });
  const [held] = await listPremiumPurchases(trx, { ownerId, states: PREMIUM_STATES });
  const since = held?.paidAt ?? null;
  const version = await setPremiumSince(trx, { ownerId, since });
  if (version !== undefined) {
    const purchasedAt = since?.toISOString() ?? null;
    await publishEvent(trx, 'entitlement.changed', { userId: ownerId, purchasedAt, version });
  }
  if (stored.isNew && stored.isSecond && summary.premium) await requestRefund(trx, deps, checkout);
  // Every purchase gets one receipt, even when its refund was reported first and then failed.
  if (!stored.isSecond && summary.premium)
    await requestMail(trx, { id: deps.newId(), ownerId, checkoutId, template: 'payment_receipt' });
  if (summary.state === 'refunded')
    await requestMail(trx, { id: deps.newId(), ownerId, checkoutId, template: 'payment_refunded' });
}

/**
 * Saves a payment of an erased account. A payment that arrives after the erasure is refunded; a purchase from before it
 * stays as it is.
 */
async function saveOwnerlessPurchase(
  trx: BillingTransaction,
  deps: ApplyDeps,
  checkout: LockedCheckout,
  summary: PaidSummary,
): Promise<void> {
  const { isNew } = await upsertPurchase(trx, checkout, { ...summary, isSecond: false });
  if (isNew && summary.premium) await requestRefund(trx, deps, checkout);
}

async function requestRefund(
  trx: BillingTransaction,
  { newId }: ApplyDeps,
  checkout: LockedCheckout,
): Promise<void> {
  if (!checkout.paymentIntent) return;
  const { id: checkoutId, paymentIntent: target } = checkout;
  await addTask(trx, { id: newId(), kind: 'refund', target, checkoutId });
}
