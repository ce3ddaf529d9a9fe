import * as Radix from '@radix-ui/react-dialog';
import { setNonce } from 'get-nonce';
import { useRef } from 'react';
import styles from './dialog.module.css';
import type { DialogProps } from './dialog.tsx';
import { Tooltip } from './tooltip.tsx';

// Radix locks the page's scrolling with a <style>, which our Content-Security-Policy takes with the nonce alone.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

/** Escape closes what is innermost: something marked with `data-escape` inside the dialog closes itself first. */
function leaveToInner(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-escape]')) event.preventDefault();
}

export function DialogSurface({ open, onOpenChange, title, description, children }: DialogProps) {
  const before = useRef<Element | null>(null);
  /** Back to where somebody was; to the page's content when that is gone. */
  const giveBackFocus = (event: Event) => {
    event.preventDefault();
    const place = before.current?.isConnected ? before.current : document.querySelector('main');
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          className={styles.dialog}
          onOpenAutoFocus={(event) => {
            before.current = document.activeElement;
            // What it is about comes first, not the way out of it.
            event.preventDefault();
            if (event.target instanceof HTMLElement) event.target.focus();
          }}
          onCloseAutoFocus={giveBackFocus}
          onEscapeKeyDown={leaveToInner}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className={styles.head}>
            <div>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              {description && (
                <Radix.Description className={styles.description}>{description}</Radix.Description>
              )}
            </div>
            <Tooltip text="Close">
              <Radix.Close className={styles.close} aria-label="Close">
                <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                  <path
                    d="m5 5 10 10M15 5 5 15"
                    stroke="currentColor"
                    strokeWidth="1.75"
                    strokeLinecap="round"
                  />
                </svg>
              </Radix.Close>
            </Tooltip>
          </div>
          <div className={styles.body}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
