import { type ComponentType, useEffect, useState } from 'react';
import { onToast, type Toast, takeToasts } from './toast.ts';
import styles from './toast-host.module.css';

/** The delay before the toaster is loaded: the content of the page has priority. */
const SETTLED_MS = 2_000;

/**
 * Loads the toaster with the first toast, or a moment after page load, because a page without network could not load it to
 * report that. While loading fails, `plain` is the newest toast.
 */
function useToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const [isNeeded, setNeeded] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [plain, setPlain] = useState<Toast>();
  const isMissing = Toaster === null;
  useEffect(() => (isNeeded ? undefined : onToast(() => setNeeded(true))), [isNeeded]);
  useEffect(() => {
    if (!isMissing) return;
    const load = () =>
      void import('./toaster.tsx').then((m) => setToaster(() => m.Toaster)).catch(() => setFailed(true));
    if (isNeeded) load();
    const timer = setTimeout(load, SETTLED_MS);
    window.addEventListener('online', load);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', load);
    };
  }, [isNeeded, isMissing]);
  useEffect(
    () => (isNeeded && isMissing && hasFailed ? onToast(() => setPlain(takeToasts().at(-1))) : undefined),
    [isNeeded, isMissing, hasFailed],
  );
  return { Toaster, isNeeded, plain };
}

/**
 * Shows toasts; as plain text while the toaster cannot be loaded. The live region is there from the start, because screen
 * readers announce only what is added to a region that they know.
 */
export function ToastHost() {
  const { Toaster, isNeeded, plain } = useToaster();
  return (
    <div aria-live="polite">
      {isNeeded && Toaster && <Toaster />}
      {isNeeded && !Toaster && plain && (
        <div role="status" className={styles.place}>
          <p className={styles.plain}>
            <strong>{plain.title}</strong> {plain.description}
          </p>
        </div>
      )}
    </div>
  );
}
