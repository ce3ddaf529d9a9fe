import { useAction } from '../../../forms/use-action.ts';
import { toast } from '../../../ui/toast.ts';
import { showPremium, startCheckout } from '../check-out.ts';
import { checkoutCopy as copy } from '../checkout.copy.ts';
import { dashboardCheckoutSentence } from '../model/checkout-failure.ts';
import type { UsageStatus } from '../model/usage-status.ts';

const HINT_MS = 6_000;
const BLOCKED_MS = 1_000;

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
