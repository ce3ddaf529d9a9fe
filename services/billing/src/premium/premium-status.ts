import { asOwner, type Clock, Failure, readAndRecord } from '@app/service-kit';
import { findCheckoutBySession } from '../checkouts/checkout.repository.ts';
import { claimOpenCheckout } from '../checkouts/provider-checkout.repository.ts';
import type { BillingDatabase } from '../database.ts';
import { withdrawUntil } from '../premium-terms.ts';
import { PaymentFailure } from '../provider/payment-provider.port.ts';
import { findPremiumSince } from '../purchases/entitlement.repository.ts';
import { PREMIUM_STATES } from '../purchases/purchase.policy.ts';
import { listPremiumPurchases } from '../purchases/purchase.repository.ts';
import { canReturnNextPurchase } from '../returns/own-return.repository.ts';
import { type SyncCheckoutDeps, syncCheckout } from './sync-checkout.ts';

const TIME_LIMIT = { withinMs: 6_500 };
/** Shorter than the two seconds for which the calling service waits. */
const SHORT_TIME_LIMIT = { withinMs: 1_200 };

/** Returns since when a person has Premium according to our data; null when they have none. */
export function getPremiumSince({ db }: { db: BillingDatabase }, ownerId: string): Promise<Date | null> {
  return asOwner(db, ownerId, (trx) => findPremiumSince(trx, ownerId));
}

/** Returns whether a person can return their purchase without support or, if they have none, the next one. */
export function isReturnable(
  { db, clock }: { db: BillingDatabase; clock: Clock },
  ownerId: string,
): Promise<boolean> {
  return asOwner(db, ownerId, async (trx) => {
    const [held] = await listPremiumPurchases(trx, { ownerId, states: PREMIUM_STATES });
    if (!held) return canReturnNextPurchase(trx, ownerId);
    return held.returnable && clock.now() <= withdrawUntil(held.paidAt);
  });
}

/**
 * Returns since when a person has Premium. When no notice has arrived for their session, it asks the provider (PAY-4), but
 * not while the answer could not be stored.
 * @throws Failure 404 for a session of another person, 502 `payment_unavailable` when the provider is unavailable.
 */
export async function getPremiumAfterCheckout(
  deps: SyncCheckoutDeps,
  { ownerId, sessionId }: { ownerId: string; sessionId: string },
): Promise<Date | null> {
  const checkout = await asOwner(deps.db, ownerId, (trx) =>
    findCheckoutBySession(trx, { ownerId, sessionId }),
  );
  if (!checkout) throw new Failure('not_found');
  if (!checkout.isPurchased) {
    await readAndRecord(async (records) => {
      if (records) await syncCheckout(deps, { id: checkout.id, sessionId }, TIME_LIMIT);
    }).catch((error: unknown) => {
      throw error instanceof PaymentFailure ? new Failure('payment_unavailable', { cause: error }) : error;
    });
  }
  return getPremiumSince(deps, ownerId);
}

/**
 * Returns since when a person has Premium, for a service that is about to reject their message at the limit. It asks the
 * provider about an open checkout first, so that a person who has just paid is not told to pay. When the provider is
 * down or slow, or the database can't be written, the answer is null.
 */
export async function getPremiumAtLimit(deps: SyncCheckoutDeps, ownerId: string): Promise<Date | null> {
  const known = await getPremiumSince(deps, ownerId);
  if (known) return known;
  const due = await readAndRecord(async (records) =>
    records ? asOwner(deps.db, ownerId, (trx) => claimOpenCheckout(trx, ownerId)) : undefined,
  );
  if (!due) return null;
  try {
    await syncCheckout(deps, due, SHORT_TIME_LIMIT);
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    return null;
  }
  return getPremiumSince(deps, ownerId);
}
