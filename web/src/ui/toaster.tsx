import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import 'sonner/dist/styles.css';
import { classNames } from './class-names.ts';
import { onToast, takeToasts } from './toast.ts';
import styles from './toaster.module.css';

const DURATION_MS = 5_000;

/**
 * Lets focus pass by the toasts. Sonner sends it back whence it came whenever it leaves them, which shuts in whoever goes on
 * with Tab (WCAG 2.2, 2.1.2): so Sonner hears nothing of focus, and only a toast that goes while it has focus gives it back.
 * @returns where the toasts are, and what to call as one goes.
 */
function useFocusPassing() {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<EventTarget>(null);
  useLayoutEffect(() => {
    const around = place.current;
    const pass = (event: FocusEvent) => {
      event.stopPropagation();
      if (!(event.relatedTarget instanceof Node && around?.contains(event.relatedTarget)))
        before.current = event.relatedTarget;
    };
    around?.addEventListener('focusin', pass);
    return () => around?.removeEventListener('focusin', pass);
  }, []);
  const giveBack = useCallback(() => {
    if (place.current?.contains(document.activeElement) && before.current instanceof HTMLElement)
      before.current.focus({ preventScroll: true });
  }, []);
  return { place, giveBack };
}

export function Toaster() {
  const { place, giveBack } = useFocusPassing();
  useEffect(
    () =>
      onToast(() => {
        for (const { tone, title, ...extras } of takeToasts())
          sonner(title, {
            duration: DURATION_MS,
            className: classNames(styles[tone]),
            onDismiss: giveBack,
            onAutoClose: giveBack,
            ...extras,
          });
      }),
    [giveBack],
  );
  return (
    <div ref={place}>
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
    </div>
  );
}
