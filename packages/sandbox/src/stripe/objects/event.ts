import { API_VERSION } from '../documented-fields.ts';
import { newId } from './id.ts';

/** The request that caused an event; without an id when a person caused it on the payment page. */
export interface Cause {
  id: string | null;
  idempotency_key: string | null;
}

export const NO_REQUEST: Cause = { id: null, idempotency_key: null };

export type StripeEventType =
  | 'charge.dispute.closed'
  | 'charge.dispute.created'
  | 'charge.dispute.updated'
  | 'charge.failed'
  | 'charge.pending'
  | 'charge.refunded'
  | 'charge.succeeded'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.created'
  | 'customer.deleted'
  | 'payment_intent.canceled'
  | 'payment_intent.created'
  | 'payment_intent.payment_failed'
  | 'payment_intent.processing'
  | 'payment_intent.succeeded'
  | 'charge.refund.updated'
  | 'refund.created'
  | 'refund.failed'
  | 'refund.updated';

export type StripeEvent = ReturnType<typeof newEvent>;

/** Creates an event with a copy of the object in its current state. */
export function newEvent(
  type: StripeEventType,
  object: { id: string; object: string },
  { cause, created, before }: { cause: Cause; created: number; before?: object | undefined },
) {
  return {
    id: newId('event'),
    object: 'event' as const,
    api_version: API_VERSION,
    created,
    data: { object: structuredClone(object), ...(before ? { previous_attributes: before } : {}) },
    livemode: false,
    pending_webhooks: 1,
    request: cause,
    type,
  };
}
