import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './tooltip.module.css';

/** UX-1. */
const DELAY_MS = 700;
/** The pointer may pass over to the tooltip itself (WCAG 1.4.13). */
const GRACE_MS = 150;
const GAP_PX = 8;
const EDGE_PX = 8;

interface TooltipProps {
  /** What the control inside is called; its own label says the same to a screen reader. */
  text: string;
  children: ReactNode;
}

/** Puts the tooltip under its control, or over it where there is no room, and never out of the window. */
function place(tip: HTMLElement, control: Element): void {
  const at = control.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const below = at.bottom + GAP_PX;
  const top = below + height > window.innerHeight ? at.top - GAP_PX - height : below;
  const middle = at.left + at.width / 2 - width / 2;
  const left = Math.max(EDGE_PX, Math.min(middle, document.documentElement.clientWidth - width - EDGE_PX));
  tip.style.top = `${top}px`;
  tip.style.left = `${left}px`;
}

/**
 * The name of a control that shows a picture alone: after 700 ms under a pointer (UX-1), at once when the keyboard gets
 * there. It stays while pointer or focus do, may be pointed at itself, and Escape takes it away (WCAG 1.4.13).
 */
export function Tooltip({ text, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState(false);

  const become = (next: boolean, after = 0) => {
    clearTimeout(timer.current);
    if (after === 0) setShown(next);
    else timer.current = setTimeout(() => setShown(next), after);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  // Before it is seen: it is nowhere else first.
  useLayoutEffect(() => {
    const control = anchor.current?.firstElementChild;
    if (!shown || !tip.current || !control) return;
    place(tip.current, control);
    const hide = () => setShown(false);
    const dismiss = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    window.addEventListener('keydown', dismiss, true);
    window.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => {
      window.removeEventListener('keydown', dismiss, true);
      window.removeEventListener('scroll', hide, true);
    };
  }, [shown]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches over the control inside
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') become(true, shown ? 0 : DELAY_MS);
      }}
      onPointerLeave={() => become(false, GRACE_MS)}
      onPointerDown={() => become(false)}
      onFocus={({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) become(true);
      }}
      onBlur={() => become(false)}
    >
      {children}
      {/* Hidden, not taken away: a dialog that sees something go while focus passes on takes focus to itself. */}
      <span ref={tip} className={styles.tip} hidden={!shown} aria-hidden="true">
        {text}
      </span>
    </span>
  );
}
