import { loadCalls } from '../../../api/load-calls.ts';
import { useAction } from '../../../forms/use-action.ts';
import { toast } from '../../../ui/toast.ts';
import { askCheckoutSentence, dashboardCheckoutSentence } from '../model/checkout-failure.ts';
import type { UsageStatus } from '../model/usage-status.ts';
import { usageCopy as copy } from '../usage.copy.ts';

const HINT_MS = 6_000;
const BLOCKED_MS = 1_000;

/** Opens the checkout in this window, for the ask page (PAY-2). */
export function useCheckoutHere() {
  return useAction(
    async () => {
      const url = await startCheckout();
      if (url === null) return showPremium();
      window.location.assign(url);
    },
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
      if (url === null) return showPremium();
      const tab = window.open(url, '_blank');
      if (tab) tab.opener = null;
      else setTimeout(() => window.location.assign(url), BLOCKED_MS);
    },
    (failure) =>
      toast.danger(copy.dashboardCheckoutError, { description: dashboardCheckoutSentence(failure) }),
  );
}

/** For a person who has Premium already: this page did not know of it when they pressed the button. */
function showPremium(): void {
  toast.good(copy.alreadyPremium, { description: copy.alreadyPremiumText, id: 'premium' });
}

async function startCheckout(): Promise<string | null> {
  const calls = await loadCalls(() => import('../api/start-checkout.ts'));
  return calls.startCheckout();
}
