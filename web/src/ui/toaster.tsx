import * as Radix from '@radix-ui/react-toast';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { onToast, type Toast, takeToasts } from './toast.ts';
import styles from './toaster.module.css';

const DURATION_MS = 5_000;
const MAX_SHOWN = 3;

type ShownToast = Toast & { key: number };

/**
 * Excludes a text from the hidden copy that Radix makes of each toast for screen readers. The toasts are inside a live
 * region (toast-host.tsx), which announces the visible text itself.
 */
const NO_COPY = { 'data-radix-toast-announce-exclude': '' };

let lastKey = 0;

/** Adds toasts at the end, each in place of an earlier one with the same id. The oldest make room for the newest. */
function addToasts(shown: readonly ShownToast[], added: readonly ShownToast[]): readonly ShownToast[] {
  const isReplaced = ({ id }: Toast) => id !== undefined && added.some((toast) => toast.id === id);
  return [...shown.filter((toast) => !isReplaced(toast)), ...added].slice(-MAX_SHOWN);
}

/** The toasts on the screen, oldest first, and a function that removes one. */
function useToasts() {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  useEffect(
    () =>
      onToast(() => {
        const added = takeToasts().map((toast) => ({ ...toast, key: ++lastKey }));
        setShown((before) => addToasts(before, added));
      }),
    [],
  );
  const remove = (key: number) => setShown((before) => before.filter((toast) => toast.key !== key));
  return { shown, remove };
}

/** Remembers what had the focus before it came into the toasts, and returns the focus there. */
function useFocusReturn() {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<EventTarget | null>(null);
  const rememberFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
      before.current = relatedTarget;
  };
  const returnFocus = () => {
    if (place.current?.contains(document.activeElement) && before.current instanceof HTMLElement)
      before.current.focus({ preventScroll: true });
  };
  return { place, rememberFocus, returnFocus };
}

/** Shows toasts below the top bar: at the bottom they would cover the message field. */
export function Toaster() {
  const { shown, remove } = useToasts();
  const { place, rememberFocus, returnFocus } = useFocusReturn();
  const close = (key: number) => {
    returnFocus();
    remove(key);
  };
  // Radix keeps the time of toasts stopped when the last one is closed under the pointer, so each series starts anew.
  if (shown.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus
    <div ref={place} onFocus={rememberFocus}>
      <Radix.Provider duration={DURATION_MS}>
        {shown.map(({ key, tone, title, description, action, duration = DURATION_MS }) => (
          <Radix.Root
            key={key}
            className={classNames(styles.toast, styles[tone])}
            data-toast={tone}
            aria-live="polite"
            duration={duration}
            onOpenChange={() => close(key)}
          >
            <Radix.Title className={styles.title} {...NO_COPY}>
              {title}
            </Radix.Title>
            {description && (
              <Radix.Description className={styles.description} {...NO_COPY}>
                {description}
              </Radix.Description>
            )}
            {action && (
              <Radix.Action className={styles.action} altText={action.hint} onClick={action.act}>
                {action.label}
              </Radix.Action>
            )}
            <Radix.Close className={styles.close} aria-label="Dismiss">
              <svg viewBox="0 0 20 20" width="1rem" height="1rem" aria-hidden="true">
                <path
                  d="m5 5 10 10M15 5 5 15"
                  stroke="currentColor"
                  strokeWidth="1.75"
                  strokeLinecap="round"
                />
              </svg>
            </Radix.Close>
          </Radix.Root>
        ))}
        <Radix.Viewport className={styles.toasts} />
      </Radix.Provider>
    </div>
  );
}
