import { billingEndpoints, internalEndpoints, type Purchase } from '@app/contracts';
import { asSystem, type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import {
  getPremiumAfterCheckout,
  getPremiumAtLimit,
  getPremiumSince,
  isReturnable,
} from '../premium/premium-status.ts';
import { refundPurchase } from '../premium/refund-purchase.ts';
import { findHoldings } from '../purchases/entitlement.repository.ts';

/** Shows a signed-in person their purchase, and refunds it (API-6). */
export function purchaseRoutes(scope: Scope<'signedIn'>, deps: Deps): void {
  serve(scope, billingEndpoints.paymentStatus, async ({ caller: { userId: ownerId }, query }) => {
    const sessionId = query.session_id;
    const since =
      sessionId === undefined
        ? await getPremiumSince(deps, ownerId)
        : await getPremiumAfterCheckout(deps, { ownerId, sessionId });
    const returnable = await isReturnable(deps, ownerId);
    return { data: { ...viewPurchase(since), returnable } };
  });
  serve(scope, billingEndpoints.refund, async ({ caller }) => {
    await refundPurchase(deps, caller.userId);
    return { data: { refunded: true } };
  });
}

/** Answers other services about Premium and payments. */
export function internalPurchaseRoutes(scope: Scope<'internal'>, deps: Deps): void {
  serve(scope, internalEndpoints.purchase, async ({ params }) =>
    viewPurchase(await getPremiumAtLimit(deps, params.id)),
  );

  serve(scope, internalEndpoints.billingHoldings, async ({ body }) => ({
    holdings: await asSystem(deps.db, (trx) => findHoldings(trx, body.ids)),
  }));
}

/** Shows Premium as the API returns it. */
function viewPurchase(since: Date | null): Purchase {
  return { purchased: since !== null, purchase_date: since?.toISOString() ?? null };
}
