import Stripe from 'stripe';
import { InvalidNoticeError, type ReadNotice } from './payment-provider.port.ts';
import { readEvent } from './stripe-objects.ts';

/** A notice signed further in the past or future than this may be a replay; in seconds. */
const TOLERANCE_S = 300;

/** Creates the function that verifies Stripe's notices, which are signed with one of these secrets. */
export function createStripeNoticeReader(secrets: readonly string[]): ReadNotice {
  // Verification needs no API key, but the code for it is only reachable through a client.
  const { signature: signatures } = new Stripe('none', { telemetry: false }).webhooks;
  if (!signatures) throw new Error('Stripe’s client can’t verify signatures');
  return async (payload, signature, now) => {
    // The client only rejects times in the past.
    const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature ?? '')?.[1]);
    if (!(signedAt - now.getTime() / 1_000 <= TOLERANCE_S))
      throw new InvalidNoticeError('signed in the future, or not at all');
    const verify = (secret: string) =>
      signatures.verifyHeaderAsync(payload, signature ?? '', secret, TOLERANCE_S, undefined, now.getTime());
    await Promise.any(secrets.map(verify)).catch((cause: unknown) => {
      throw new InvalidNoticeError('not signed by the provider', { cause });
    });
    return readEvent(parseJson(payload), { payload, now });
  };
}

/** @returns undefined when the payload is not JSON. */
function parseJson(payload: Buffer): unknown {
  try {
    return JSON.parse(payload.toString('utf8'));
  } catch {
    return undefined;
  }
}
