import { lazy, Suspense, useState } from 'react';
import type { DialogProps } from './dialog-surface.tsx';

const DialogSurface = lazy(() => import('./dialog-surface.tsx').then((m) => ({ default: m.DialogSurface })));

/** A modal dialog; its code is loaded when a dialog is first opened. */
export function Dialog(props: DialogProps) {
  const [everOpened, setEverOpened] = useState(props.open);
  if (props.open && !everOpened) setEverOpened(true);
  return everOpened ? (
    <Suspense fallback={null}>
      <DialogSurface {...props} />
    </Suspense>
  ) : null;
}
