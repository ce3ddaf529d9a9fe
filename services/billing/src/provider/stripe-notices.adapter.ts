import Stripe from 'stripe';
import { BadNotice, type ReadNotice } from './payment-provider.port.ts';
import { readEvent } from './stripe-objects.ts';

/** A notice signed longer ago than this, or further ahead, is somebody's recording; seconds. */
const TOLERANCE_S = 300;

/** Reads Stripe's signed notices with this secret. */
export function readStripeNotices(secret: string): ReadNotice {
  // Signatures need no key of the API; the client alone carries the code that checks them.
  const { webhooks } = new Stripe('none', { telemetry: false });
  return async (payload, signature, now) => {
    // The client looks at the past alone.
    const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature ?? '')?.[1]);
    if (!(signedAt - now.getTime() / 1_000 <= TOLERANCE_S))
      throw new BadNotice('signed in the future, or not at all');
    const event = await webhooks
      .constructEventAsync(payload, signature ?? '', secret, TOLERANCE_S, undefined, now.getTime())
      .catch((cause: unknown) => {
        throw new BadNotice('not signed by the provider', { cause });
      });
    return readEvent(event);
  };
}
