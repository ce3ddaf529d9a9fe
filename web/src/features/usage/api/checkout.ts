import { endpoint } from '@app/contracts';
import * as z from 'zod/mini';
import { call } from '../../../api/call.ts';
import { CallFailure } from '../../../api/call-failure.ts';
import { checkoutCurrency } from '../model/checkout-currency.ts';

/** As api.md has it; the price is the server's. The browser sends what it knows: currency and where it came from. */
const createCheckout = endpoint({
  summary: 'Begin a checkout',
  service: 'billing',
  access: 'signedIn',
  rate: 'checkout',
  method: 'POST',
  path: '/payment/create-checkout',
  body: z.strictObject({ currency: z.string(), source: z.literal('website') }),
  status: 200,
  answer: z.object({ data: z.object({ url: z.string() }) }),
  idempotent: true,
  failures: ['payment_unavailable'],
  timeoutMs: 15_000,
});

/** Begins a checkout in the browser's currency (PAY-1). @returns where to pay. @throws CallFailure */
export async function startCheckout(): Promise<string> {
  const { data } = await call(createCheckout, {
    body: { currency: checkoutCurrency(navigator.language), source: 'website' },
    idempotencyKey: crypto.randomUUID(),
  });
  if (!/^https?:\/\//i.test(data.url))
    throw new CallFailure({ status: 200, code: 'unreadable', message: 'A checkout without an address' });
  return data.url;
}
