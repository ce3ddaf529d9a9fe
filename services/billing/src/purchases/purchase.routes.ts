import { billingEndpoints, internalEndpoints } from '@app/contracts';
import { type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { viewPurchase } from './purchase.view.ts';
import { takeBack } from './take-back.ts';
import { premiumAfterSession, premiumAtTheLimit, premiumSince } from './tell-purchase.ts';

/** What somebody has bought, and the way to give it back (API-6). */
export function purchaseRoutes(scope: Scope<'signedIn'>, deps: Deps): void {
  serve(scope, billingEndpoints.paymentStatus, async ({ caller: { userId: ownerId }, query }) => {
    const sessionId = query.session_id;
    const since =
      sessionId === undefined
        ? await premiumSince(deps, ownerId)
        : await premiumAfterSession(deps, { ownerId, sessionId });
    return { data: viewPurchase(since) };
  });
  serve(scope, billingEndpoints.refund, async ({ caller }) => {
    await takeBack(deps, caller.userId);
    return { data: { refunded: true } };
  });
}

/** What other services ask about premium. */
export function internalPurchaseRoutes(scope: Scope<'internal'>, deps: Deps): void {
  serve(scope, internalEndpoints.purchase, async ({ params }) =>
    viewPurchase(await premiumAtTheLimit(deps, params.id)),
  );
}
