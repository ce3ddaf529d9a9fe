import { asOwner, Failure } from '@app/service-kit';
import { claimLookNow, findBySession } from '../checkouts/checkout.repository.ts';
import { lookAtCheckout } from '../checkouts/look-at-checkout.ts';
import type { Deps } from '../deps.ts';
import { PaymentFailure } from '../provider/payment-provider.port.ts';
import { findPremiumSince } from './entitlement.repository.ts';

const ASK_WITHIN = { withinMs: 6_500 };
/** Below the two seconds that another service waits. */
const ASK_QUICKLY = { withinMs: 1_200 };

/** Since when somebody has premium, as far as we know; null when they have none. */
export function premiumSince(deps: Deps, ownerId: string): Promise<Date | null> {
  return asOwner(deps.db, ownerId, (trx) => findPremiumSince(trx, ownerId));
}

/**
 * Since when somebody has premium; where no notice has come for their session, the provider itself is asked (PAY-4).
 * @throws Failure 404 for a session that isn't theirs, 502 `payment_unavailable` when the provider can't be asked.
 */
export async function premiumAfterSession(
  deps: Deps,
  { ownerId, sessionId }: { ownerId: string; sessionId: string },
): Promise<Date | null> {
  const checkout = await asOwner(deps.db, ownerId, (trx) => findBySession(trx, { ownerId, sessionId }));
  if (!checkout) throw new Failure('not_found');
  if (!checkout.isPurchased) {
    await lookAtCheckout(deps, { id: checkout.id, sessionId }, ASK_WITHIN).catch((error: unknown) => {
      throw error instanceof PaymentFailure ? new Failure('payment_unavailable', { cause: error }) : error;
    });
  }
  return premiumSince(deps, ownerId);
}

/**
 * Since when somebody has premium, for who is about to refuse them: an open checkout of theirs is asked about first, so
 * that who has just paid is never told to pay. A provider that is down or slow changes nothing.
 */
export async function premiumAtTheLimit(deps: Deps, ownerId: string): Promise<Date | null> {
  const known = await premiumSince(deps, ownerId);
  if (known) return known;
  const due = await asOwner(deps.db, ownerId, (trx) => claimLookNow(trx, ownerId));
  if (!due) return null;
  try {
    await lookAtCheckout(deps, due, ASK_QUICKLY);
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    return null;
  }
  return premiumSince(deps, ownerId);
}
