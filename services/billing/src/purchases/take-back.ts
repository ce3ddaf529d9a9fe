import { asOwner, asSystem, Failure } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { PaymentFailure } from '../provider/payment-provider.port.ts';
import { PREMIUM_STATES, withdrawUntil } from './purchase.policy.ts';
import { countWithdrawal, type HeldPurchase, listPremium } from './purchase.repository.ts';
import { takeReport } from './take-report.ts';

const REFUND_WITHIN = { withinMs: 10_000 };

/**
 * A buyer takes premium back: the money goes back at the provider, and premium ends with its word that it does (the
 * EU's right of withdrawal). When the provider can't be asked nothing has changed.
 * @throws Failure 409 `conflict` where there is nothing to take back (any more), 502 `payment_unavailable`.
 */
export async function takeBack(deps: Deps, ownerId: string): Promise<void> {
  const { purchase, attempt } = await asOwner(deps.db, ownerId, async (trx) => {
    const [held] = await listPremium(trx, { ownerId, states: PREMIUM_STATES });
    const returnable = mayTakeBack(held, deps.clock.now());
    const count = await countWithdrawal(trx, { ownerId, checkoutId: returnable.checkoutId });
    return { purchase: returnable, attempt: `withdrawal-${returnable.checkoutId}-${count}` };
  });
  const { checkoutId, paymentIntent, amount } = purchase;
  const refunded = await deps.provider
    .refund(paymentIntent, attempt, REFUND_WITHIN)
    .catch((error: unknown) => {
      throw error instanceof PaymentFailure ? new Failure('payment_unavailable', { cause: error }) : error;
    });
  if (!refunded) {
    const sentence = 'Your bank has this payment under review, so we can’t return it from here.';
    throw new Failure('conflict', { sentence });
  }
  const ref = `${refunded.chargeId}:${amount}`;
  await asSystem(deps.db, (trx) =>
    takeReport(trx, deps, {
      checkoutId,
      paymentIntent,
      sessionId: null,
      customerId: null,
      facts: [{ kind: 'refunded', ref, amount, at: deps.clock.now() }],
    }),
  );
  deps.wakeRelay();
}

function mayTakeBack(held: HeldPurchase | undefined, now: Date): HeldPurchase & { paymentIntent: string } {
  const { paymentIntent } = held ?? {};
  if (!held || !paymentIntent) throw new Failure('conflict', { sentence: 'There is no payment to return.' });
  if (now > withdrawUntil(held.paidAt))
    throw new Failure('conflict', {
      sentence: 'The 14 days in which you can return premium yourself are over. Please write to us.',
    });
  return { ...held, paymentIntent };
}
