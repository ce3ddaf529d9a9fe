import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { purchase } from './identity.ts';

/** Currencies for Premium (PAY-1). The price is 2.00 in each; only the server sets it. */
export const CURRENCIES = ['usd', 'cad', 'gbp', 'aud', 'nzd', 'eur'] as const;
export type Currency = (typeof CURRENCIES)[number];
/**
 * How long a buyer can return Premium without contacting support: the right of withdrawal in the EU (Directive
 * 2011/83/EU, art. 9).
 */
export const WITHDRAWAL_DAYS = 14;

const billing = { service: 'billing', access: 'signedIn', rate: 'checkout', timeoutMs: 15_000 } as const;

/** Checkout, payment status, refund, and the webhook of the provider (API-6). */
export const billingEndpoints = {
  createCheckout: endpoint({
    ...billing,
    summary: 'Open the payment page for premium',
    method: 'POST',
    path: '/payment/create-checkout',
    body: z.strictObject({
      currency: z.enum(CURRENCIES, { error: 'We can’t take this currency' }),
      source: z.literal('website', { error: 'This source is not known' }),
    }),
    status: 200,
    answer: z.object({ data: z.object({ url: z.url() }) }),
    idempotent: true,
    failures: ['conflict', 'payment_unavailable'],
  }),
  paymentStatus: endpoint({
    ...billing,
    summary: 'Whether premium is bought; with a session of one’s own the provider itself is asked',
    method: 'GET',
    path: '/payment/status',
    rate: 'other',
    query: z.strictObject({
      session_id: z.optional(
        z.string().check(z.regex(/^cs_[A-Za-z0-9_]{5,250}$/, { error: 'This isn’t a payment session' })),
      ),
    }),
    status: 200,
    answer: z.object({
      data: z.extend(purchase, {
        /** Whether the person can return what they have, or would buy next, without support. Billing of the version before does not say. */
        returnable: z._default(z.boolean(), true),
      }),
    }),
    failures: ['not_found', 'payment_unavailable'],
  }),
  refund: endpoint({
    ...billing,
    summary: `Give premium back and get the money back, within ${WITHDRAWAL_DAYS} days and once a person`,
    method: 'POST',
    path: '/payment/refund',
    status: 200,
    answer: z.object({ data: z.object({ refunded: z.literal(true) }) }),
    failures: ['conflict', 'payment_unavailable'],
  }),
  webhook: endpoint({
    ...billing,
    summary: 'The provider’s signed notice, as it was sent',
    method: 'POST',
    path: '/payment/webhook',
    access: 'open',
    rate: 'webhook',
    media: 'raw',
    status: 200,
    answer: z.object({ received: z.literal(true) }),
    failures: [],
  }),
} as const;
