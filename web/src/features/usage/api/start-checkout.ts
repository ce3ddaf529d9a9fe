import { billingEndpoints } from '@app/contracts';
import { call } from '../../../api/call.ts';
import { CallFailure } from '../../../api/call-failure.ts';
import { checkoutCurrency } from '../model/checkout-currency.ts';

/** Starts a checkout in the browser's currency (PAY-1). @returns the URL of the checkout. @throws CallFailure */
export async function startCheckout(): Promise<string> {
  const { data } = await call(billingEndpoints.createCheckout, {
    body: { currency: checkoutCurrency(navigator.language), source: 'website' },
    idempotencyKey: crypto.randomUUID(),
  });
  if (!/^https?:\/\//i.test(data.url))
    throw new CallFailure({ status: 200, code: 'unreadable', message: 'A checkout without an address' });
  return data.url;
}
