import { type ComponentType, useEffect, useState } from 'react';
import { onToast } from './toast.ts';

/** A moment after the page has settled; what stands on it comes first. */
const SETTLED_MS = 2_000;

/**
 * Where toasts appear. The toaster is fetched with the first one, or once the page has settled: a page that has lost its
 * network could not fetch what would say so.
 */
export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const [needed, setNeeded] = useState(false);
  const missing = Toaster === null;
  useEffect(() => (needed ? undefined : onToast(() => setNeeded(true))), [needed]);
  useEffect(() => {
    if (!missing) return;
    const fetchIt = () =>
      void import('./toaster.tsx').then((m) => setToaster(() => m.Toaster)).catch(() => undefined);
    if (needed) fetchIt();
    const timer = setTimeout(fetchIt, SETTLED_MS);
    window.addEventListener('online', fetchIt);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', fetchIt);
    };
  }, [needed, missing]);
  return needed && Toaster ? <Toaster /> : null;
}
