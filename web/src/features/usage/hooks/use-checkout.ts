import { billingEndpoints } from '@app/contracts';
import { call } from '../../../api/call.ts';
import { CallFailure } from '../../../api/call-failure.ts';
import { useAction } from '../../../forms/use-action.ts';
import { toast } from '../../../ui/toast.ts';
import { checkoutCurrency } from '../model/checkout-currency.ts';
import { askCheckoutSentence, dashboardCheckoutSentence } from '../model/checkout-failure.ts';
import type { UsageStatus } from '../model/usage-status.ts';
import { usageCopy as copy } from '../usage.copy.ts';

const HINT_MS = 6_000;
const BLOCKED_MS = 1_000;

/** Opens the checkout in this window, for the ask page (PAY-2). */
export function useCheckoutHere() {
  return useAction(
    async () => window.location.assign(await startCheckout()),
    (failure) => toast.danger(copy.checkoutError, { description: askCheckoutSentence(failure) }),
  );
}

/** Opens the checkout in a new tab, or in this tab if the browser blocks that. A free message must have been used (PAY-3). */
export function useCheckoutInNewTab({ count, limit }: UsageStatus) {
  return useAction(
    async () => {
      if (count === 0) {
        toast.warm(copy.tryFirstTitle, {
          description: copy.tryFirst(limit),
          duration: HINT_MS,
          id: 'try-first',
        });
        return;
      }
      const url = await startCheckout();
      const tab = window.open(url, '_blank');
      if (tab) tab.opener = null;
      else setTimeout(() => window.location.assign(url), BLOCKED_MS);
    },
    (failure) =>
      toast.danger(copy.dashboardCheckoutError, { description: dashboardCheckoutSentence(failure) }),
  );
}

/** Starts a checkout in the browser's currency (PAY-1). @returns the URL of the checkout. @throws CallFailure */
async function startCheckout(): Promise<string> {
  const { data } = await call(billingEndpoints.createCheckout, {
    body: { currency: checkoutCurrency(navigator.language), source: 'website' },
    idempotencyKey: crypto.randomUUID(),
  });
  if (!/^https?:\/\//i.test(data.url))
    throw new CallFailure({ status: 200, code: 'unreadable', message: 'A checkout without an address' });
  return data.url;
}
