import { asOwner, asSystem, type Clock, Failure } from '@app/service-kit';
import type { BillingDatabase } from '../database.ts';
import { withdrawUntil } from '../premium-terms.ts';
import { PaymentFailure, type PaymentProvider } from '../provider/payment-provider.port.ts';
import { type ApplyDeps, applyPaymentReport } from '../purchases/apply-payment-report.ts';
import { PREMIUM_STATES } from '../purchases/purchase.policy.ts';
import {
  type HeldPurchase,
  incrementWithdrawals,
  listPremiumPurchases,
} from '../purchases/purchase.repository.ts';
import { type AddressKeyDeps, findAddressKey } from '../returns/address-key.ts';
import { claimOwnReturn, releaseOwnReturn } from '../returns/own-return.repository.ts';

interface RefundDeps extends AddressKeyDeps, ApplyDeps {
  readonly db: BillingDatabase;
  readonly clock: Clock;
  readonly provider: PaymentProvider;
  readonly wakeRelay: () => void;
}

const TIME_LIMIT = { withinMs: 10_000 };
const FINAL_SENTENCE =
  'You’ve already had a refund once, so this purchase is final. If something’s wrong, please write to us.';

/**
 * Returns a buyer's purchase (the EU's right of withdrawal): the provider refunds the money, and Premium ends when it
 * confirms the refund. A person can do this once; later purchases are sold as final (docs/decisions/0045). When the
 * provider is unavailable nothing changes.
 * @throws Failure 409 `conflict` when there is nothing to return (any more), 502 `payment_unavailable`.
 */
export async function refundPurchase(deps: RefundDeps, ownerId: string): Promise<void> {
  const addressKey = await findAddressKey(deps, ownerId);
  const { purchase, attempt } = await asOwner(deps.db, ownerId, async (trx) => {
    const [held] = await listPremiumPurchases(trx, { ownerId, states: PREMIUM_STATES });
    const now = deps.clock.now();
    const paid = requireRefundable(held, now);
    const claim = { id: deps.newId(), ownerId, checkoutId: paid.checkoutId, addressKey, now };
    if (!(await claimOwnReturn(trx, claim))) throw new Failure('conflict', { sentence: FINAL_SENTENCE });
    const count = await incrementWithdrawals(trx, { ownerId, checkoutId: paid.checkoutId });
    return { purchase: paid, attempt: `withdrawal-${paid.checkoutId}-${count}` };
  });
  const { checkoutId, paymentIntent, amount } = purchase;
  const refunded = await deps.provider.refund(paymentIntent, attempt, TIME_LIMIT).catch((error: unknown) => {
    throw error instanceof PaymentFailure ? new Failure('payment_unavailable', { cause: error }) : error;
  });
  if (!refunded) {
    await asOwner(deps.db, ownerId, (trx) => releaseOwnReturn(trx, { ownerId, checkoutId }));
    const sentence =
      'Your bank is reviewing this payment, so we can’t refund it from here. Your bank will tell you what it decides.';
    throw new Failure('conflict', { sentence });
  }
  const ref = `${refunded.chargeId}:${amount}`;
  await asSystem(deps.db, (trx) =>
    applyPaymentReport(trx, deps, {
      checkoutId,
      paymentIntent,
      sessionId: null,
      customerId: null,
      money: null,
      livemode: null,
      facts: [{ kind: 'refunded', ref, amount, at: deps.clock.now() }],
    }),
  );
  deps.wakeRelay();
}

function requireRefundable(
  held: HeldPurchase | undefined,
  now: Date,
): HeldPurchase & { paymentIntent: string } {
  const { paymentIntent } = held ?? {};
  if (!held || !paymentIntent) throw new Failure('conflict', { sentence: 'There’s no payment to refund.' });
  if (now > withdrawUntil(held.paidAt))
    throw new Failure('conflict', {
      sentence: 'The 14-day refund period is over. If something’s wrong, please write to us.',
    });
  return { ...held, paymentIntent };
}
