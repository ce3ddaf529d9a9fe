import { lazy, type ReactNode, Suspense } from 'react';
import styles from './tooltip.module.css';
import type { TooltipProps } from './tooltip-surface.tsx';

const TooltipSurface = lazy<(props: TooltipProps) => ReactNode>(() =>
  import('./tooltip-surface.tsx')
    .then((m) => ({ default: m.TooltipSurface }))
    // A control is usable without its tooltip.
    .catch(() => ({ default: ({ children }: TooltipProps) => children })),
);

/**
 * Names a control that has only an icon. Its code is loaded after the page; until then the control is hidden and keeps its
 * place, because it would lose the focus or a click when it is rendered again inside the tooltip.
 */
export function Tooltip(props: TooltipProps) {
  return (
    <Suspense fallback={<span className={styles.hidden}>{props.children}</span>}>
      <TooltipSurface {...props} />
    </Suspense>
  );
}
