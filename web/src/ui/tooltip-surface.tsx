import * as Radix from '@radix-ui/react-tooltip';
import type { FocusEvent, ReactNode } from 'react';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** The name of the control; its own label gives the same name to screen readers. */
  text: string;
  children: ReactNode;
}

/** UX-1. */
const DELAY_MS = 700;
const GAP_PX = 8;
const EDGE_PX = 8;

/** A focus that the pointer or a closing dialog gives to the control does not open the tooltip. */
function ignoreUnlessByKeyboard(event: FocusEvent): void {
  if (!event.target.matches(':focus-visible')) event.preventDefault();
}

/**
 * Opens after 700 ms under the pointer (UX-1), immediately on keyboard focus. It stays while the control has the pointer or
 * focus, can be hovered itself, and Escape closes it (WCAG 1.4.13). The trigger is an element around the control, so that
 * screen readers do not read the tooltip as a description after the same name.
 */
export function TooltipSurface({ text, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={DELAY_MS} skipDelayDuration={0}>
      <Radix.Root>
        <Radix.Trigger asChild onFocus={ignoreUnlessByKeyboard}>
          <span className={styles.anchor}>{children}</span>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.tip} side="bottom" sideOffset={GAP_PX} collisionPadding={EDGE_PX}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
