import { billingEndpoints } from '@app/contracts';
import { type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { readIdempotencyKey } from './idempotency-key.ts';
import { openCheckout } from './open-checkout.ts';

/** Where somebody goes to pay (API-6). */
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
