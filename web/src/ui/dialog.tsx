import { lazy, type ReactNode, Suspense, useState } from 'react';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Under the title; read out with it. */
  description?: ReactNode;
  children: ReactNode;
}

const DialogSurface = lazy(() => import('./dialog-surface.tsx').then((m) => ({ default: m.DialogSurface })));

/** A dialog over the page; its code is fetched when one is opened for the first time. */
export function Dialog(props: DialogProps) {
  const [everOpened, setEverOpened] = useState(props.open);
  if (props.open && !everOpened) setEverOpened(true);
  return everOpened ? (
    <Suspense fallback={null}>
      <DialogSurface {...props} />
    </Suspense>
  ) : null;
}
