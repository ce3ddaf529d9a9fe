import { say } from '@app/service-kit';
import { requestMail } from '../mails/mail.repository.ts';
import type { BillingTransaction } from '../schema.ts';
import { requestSettlement } from '../settlements/settlement.repository.ts';
import { addTask } from '../upkeep/provider-task.repository.ts';
import { lockEntitlement, setPremiumSince } from './entitlement.repository.ts';
import { insertFacts, listFacts, lockPayment } from './payment-fact.repository.ts';
import type { PaymentReport } from './payment-fact.ts';
import { judge, PREMIUM_STATES } from './purchase.policy.ts';
import {
  type LockedCheckout,
  listPremium,
  lockReported,
  moveCheckout,
  putPurchase,
} from './purchase.repository.ts';
import type { Standing } from './standing.ts';

interface Given {
  readonly newId: () => string;
}

/**
 * Takes in what the provider tells of a payment and brings checkout, purchase and premium to where all that is known
 * puts them (purchase.policy.ts), with events, mails and what the provider must be told in the same transaction
 * (asSystem). Harmless when repeated, in any order (PAY-6).
 */
export async function takeReport(
  trx: BillingTransaction,
  given: Given,
  report: PaymentReport,
): Promise<void> {
  if (report.paymentIntent) await lockPayment(trx, report.paymentIntent);
  await insertFacts(trx, report);
  const checkout = await lockReported(trx, report);
  if (!checkout) return;
  const { id: checkoutId, amount, ownerId, paymentIntent } = checkout;
  const standing = judge(amount, await listFacts(trx, { checkoutId, paymentIntent }));
  const { paidAt } = standing;
  if (paidAt && ownerId) await keepPurchase(trx, given, { ...checkout, ownerId }, { ...standing, paidAt });
  else if (paidAt) await keepNobodys(trx, given, checkout, { ...standing, paidAt });
  if (paidAt && standing.state === 'refund_failed')
    await requestSettlement(trx, { id: given.newId(), checkoutId });
  if (!ownerId && report.customerId)
    await addTask(trx, { id: given.newId(), kind: 'forget_customer', target: report.customerId });
  if (standing.state === 'processing') await moveCheckout(trx, { checkoutId, state: 'processing' });
  else if (standing.state !== 'open') await moveCheckout(trx, { checkoutId, state: 'closed' });
}

type Paid = Standing & { paidAt: Date };

async function keepPurchase(
  trx: BillingTransaction,
  given: Given,
  checkout: LockedCheckout & { ownerId: string },
  standing: Paid,
): Promise<void> {
  const { id: checkoutId, ownerId } = checkout;
  await lockEntitlement(trx, ownerId);
  const before = await listPremium(trx, { ownerId, states: PREMIUM_STATES });
  const isSecond = before.some((purchase) => purchase.checkoutId !== checkoutId);
  const kept = await putPurchase(trx, checkout, { ...standing, isSecond });
  const [held] = await listPremium(trx, { ownerId, states: PREMIUM_STATES });
  const since = held?.paidAt ?? null;
  const version = await setPremiumSince(trx, { ownerId, since });
  if (version !== undefined) {
    const purchasedAt = since?.toISOString() ?? null;
    await say(trx, 'entitlement.changed', { userId: ownerId, purchasedAt, version });
  }
  if (kept.fresh && kept.isSecond && standing.premium) await giveBack(trx, given, checkout);
  // Also when it was first heard of as refunded: a refund that failed leaves a purchase, and each has its one receipt.
  if (!kept.isSecond && standing.premium)
    await requestMail(trx, { id: given.newId(), ownerId, checkoutId, template: 'payment_receipt' });
  if (standing.state === 'refunded')
    await requestMail(trx, { id: given.newId(), ownerId, checkoutId, template: 'payment_refunded' });
}

/** Who paid is gone: they get their money back (rule 11). What was a purchase before the account went stays one. */
async function keepNobodys(
  trx: BillingTransaction,
  given: Given,
  checkout: LockedCheckout,
  standing: Paid,
): Promise<void> {
  const { fresh } = await putPurchase(trx, checkout, { ...standing, isSecond: false });
  if (fresh && standing.premium) await giveBack(trx, given, checkout);
}

async function giveBack(trx: BillingTransaction, { newId }: Given, checkout: LockedCheckout): Promise<void> {
  if (!checkout.paymentIntent) return;
  const { id: checkoutId, paymentIntent: target } = checkout;
  await addTask(trx, { id: newId(), kind: 'refund', target, checkoutId });
}
