import * as Radix from '@radix-ui/react-dialog';
import { setNonce } from 'get-nonce';
import { type ReactNode, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { TooltipSurface } from './tooltip-surface.tsx';

// Radix locks scrolling with a <style> element, which our Content-Security-Policy accepts only with the nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Shown under the title and read out with it. */
  description?: ReactNode;
  /** At the edge of the window and as high as it, instead of in its middle. */
  drawer?: boolean;
  children: ReactNode;
}

/** Escape closes the innermost element: an element with `data-escape` inside the dialog handles it first. */
function isForInner({ target }: { target: EventTarget | null }): boolean {
  return target instanceof Element && target.closest('[data-escape]') !== null;
}

export function DialogSurface({ open, onOpenChange, title, description, drawer, children }: DialogProps) {
  const before = useRef<Element | null>(null);
  /** Returns the focus to the previously focused element; if that is gone, to the dialog around it or the main content. */
  const restoreFocus = (event: Event) => {
    event.preventDefault();
    const place = before.current?.isConnected
      ? before.current
      : (document.querySelector('[role="dialog"][data-state="open"]') ?? document.querySelector('main'));
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          className={classNames(styles.dialog, drawer && styles.drawer)}
          onOpenAutoFocus={(event) => {
            before.current = document.activeElement;
            // Focus the dialog itself, not its close button.
            event.preventDefault();
            if (event.target instanceof HTMLElement) event.target.focus();
          }}
          onCloseAutoFocus={restoreFocus}
          onEscapeKeyDown={(event) => {
            if (isForInner(event)) event.preventDefault();
          }}
          // Radix leaves Escape to a toast that came after the dialog, which then closes alone.
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.defaultPrevented && !isForInner(event)) onOpenChange(false);
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className={styles.head}>
            <div>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              {description && (
                <Radix.Description className={styles.description}>{description}</Radix.Description>
              )}
            </div>
            <TooltipSurface text="Close">
              <Radix.Close className={styles.close} aria-label="Close">
                <svg viewBox="0 0 20 20" width="1.25rem" height="1.25rem" aria-hidden="true">
                  <path
                    d="m5 5 10 10M15 5 5 15"
                    stroke="currentColor"
                    strokeWidth="1.75"
                    strokeLinecap="round"
                  />
                </svg>
              </Radix.Close>
            </TooltipSurface>
          </div>
          <div className={styles.body}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
