import { loadCalls } from '../../api/load-calls.ts';
import { toast } from '../../ui/toast.ts';
import { checkoutCopy as copy } from './checkout.copy.ts';
import { askCheckoutSentence } from './model/checkout-failure.ts';
import { usageCopy } from './usage.copy.ts';

/** Opens the checkout in this window (PAY-2). */
export async function checkOutHere(): Promise<void> {
  try {
    const url = await startCheckout();
    if (url === null) showPremium();
    else window.location.assign(url);
  } catch (failure) {
    toast.danger(usageCopy.checkoutError, { description: askCheckoutSentence(failure) });
  }
}

/** For a person who has Premium already: this page did not know of it when they pressed the button. */
export function showPremium(): void {
  toast.good(copy.alreadyPremium, { description: copy.alreadyPremiumText, id: 'premium' });
}

/** @returns the address of the checkout; null for a person who has Premium. */
export async function startCheckout(): Promise<string | null> {
  const calls = await loadCalls(() => import('./api/start-checkout.ts'));
  return calls.startCheckout();
}
