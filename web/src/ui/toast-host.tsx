import { lazy, Suspense, useEffect, useState } from 'react';
import { onToast } from './toast.ts';

const Toaster = lazy(() => import('./toaster.tsx').then((m) => ({ default: m.Toaster })));

/** Where toasts appear; fetches the toaster when the first one comes. */
export function ToastHost() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => (needed ? undefined : onToast(() => setNeeded(true))), [needed]);
  return needed ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
