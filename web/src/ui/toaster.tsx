import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import 'sonner/dist/styles.css';
import { classNames } from './class-names.ts';
import { onToast, takeToasts } from './toast.ts';
import styles from './toaster.module.css';

const DURATION_MS = 5_000;

export function Toaster() {
  useEffect(
    () =>
      onToast(() => {
        for (const { tone, title, ...extras } of takeToasts())
          sonner(title, { duration: DURATION_MS, className: classNames(styles[tone]), ...extras });
      }),
    [],
  );
  return (
    <Sonner
      // Under the top bar: at the bottom a toast would cover what is being written.
      position="top-right"
      offset={{ top: '5rem' }}
      mobileOffset={{ top: '4.75rem' }}
      closeButton
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: classNames(styles.toast),
          title: classNames(styles.title),
          description: classNames(styles.description),
          closeButton: classNames(styles.close),
        },
      }}
    />
  );
}
