import { billingEndpoints } from '@app/contracts';
import { readIdempotencyKey, type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { openCheckout } from '../premium/open-checkout.ts';

/** Registers the route that opens a checkout (API-6). */
export function checkoutRoutes(scope: Scope<'signedIn'>, deps: Deps): void {
  serve(scope, billingEndpoints.createCheckout, async ({ body, caller, request }) => {
    const idempotencyKey = readIdempotencyKey(request);
    const url = await openCheckout(deps, {
      ownerId: caller.userId,
      currency: body.currency,
      idempotencyKey,
    });
    return { data: { url } };
  });
}
