import { useRef, useState } from 'react';
import { toast } from '../../../ui/toast.ts';
import { startCheckout } from '../api/checkout.ts';
import { askCheckoutSentence, dashboardCheckoutSentence } from '../model/checkout-failure.ts';
import type { Standing } from '../model/standing.ts';
import { usageCopy as copy } from '../usage.copy.ts';

const HINT_MS = 6_000;
const BLOCKED_MS = 1_000;

/** One checkout at a time, however often it is asked for. */
function useOnce(act: () => Promise<void>, sayWhy: (thrown: unknown) => void) {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const go = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    await act().catch(sayWhy);
    underWay.current = false;
    setBusy(false);
  };
  return { busy, go: () => void go() };
}

/** The ask page's way to pay: this window goes there (PAY-2). */
export function useCheckoutHere() {
  return useOnce(
    async () => window.location.assign(await startCheckout()),
    (thrown) => toast.danger(copy.checkoutError, { description: askCheckoutSentence(thrown) }),
  );
}

/** The dashboard's way to pay: a new tab, or this one when that is blocked; not before a free message was tried (PAY-3). */
export function useCheckoutInNewTab({ count, limit }: Standing) {
  return useOnce(
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
    (thrown) => toast.danger(copy.dashboardCheckoutError, { description: dashboardCheckoutSentence(thrown) }),
  );
}
