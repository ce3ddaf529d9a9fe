import { type ComponentType, useEffect, useState } from 'react';
import { onToast, type Toast, takeToasts } from './toast.ts';
import styles from './toast-host.module.css';

/** A moment after the page has settled; what stands on it comes first. */
const SETTLED_MS = 2_000;

/**
 * Where toasts appear. The toaster is fetched with the first one, or once the page has settled: a page that has lost its
 * network could not fetch what would say so. Where it can't be fetched, the newest toast stands there plainly.
 */
export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const [needed, setNeeded] = useState(false);
  const [unfetched, setUnfetched] = useState(false);
  const [plain, setPlain] = useState<Toast>();
  const missing = Toaster === null;
  useEffect(() => (needed ? undefined : onToast(() => setNeeded(true))), [needed]);
  useEffect(() => {
    if (!missing) return;
    const fetchIt = () =>
      void import('./toaster.tsx').then((m) => setToaster(() => m.Toaster)).catch(() => setUnfetched(true));
    if (needed) fetchIt();
    const timer = setTimeout(fetchIt, SETTLED_MS);
    window.addEventListener('online', fetchIt);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', fetchIt);
    };
  }, [needed, missing]);
  useEffect(
    () => (needed && missing && unfetched ? onToast(() => setPlain(takeToasts().at(-1))) : undefined),
    [needed, missing, unfetched],
  );
  if (!needed) return null;
  if (Toaster) return <Toaster />;
  return (
    <div role="status" className={styles.place}>
      {plain && (
        <p className={styles.plain}>
          <strong>{plain.title}</strong> {plain.description}
        </p>
      )}
    </div>
  );
}
