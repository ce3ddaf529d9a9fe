import { billingEndpoints } from '@app/contracts';
import { call } from '../../../api/call.ts';
import { CallFailure } from '../../../api/call-failure.ts';
import { applyPurchase } from '../../../api/refresh-usage.ts';
import { fetchPurchase } from '../../../api/usage-calls.ts';
import { checkoutCurrency } from '../model/checkout-currency.ts';

/**
 * Starts a checkout in the browser's currency (PAY-1).
 * @returns the URL of the checkout; null when the person has Premium already, which every page then shows.
 * @throws CallFailure
 */
export async function startCheckout(): Promise<string | null> {
  try {
    return await openCheckout();
  } catch (failure) {
    const isRefused = failure instanceof CallFailure && failure.code === 'conflict';
    if (isRefused && (await hasPremium())) return null;
    throw failure;
  }
}

async function openCheckout(): Promise<string> {
  const { data } = await call(billingEndpoints.createCheckout, {
    body: { currency: checkoutCurrency(navigator.language), source: 'website' },
    idempotencyKey: crypto.randomUUID(),
  });
  if (!/^https?:\/\//i.test(data.url))
    throw new CallFailure({ status: 200, code: 'unreadable', message: 'A checkout without an address' });
  return data.url;
}

/** Whether billing knows of a purchase; if so, the session shows it. */
async function hasPremium(): Promise<boolean> {
  const purchase = await fetchPurchase().catch(() => null);
  if (!purchase?.purchased) return false;
  applyPurchase(purchase);
  return true;
}
