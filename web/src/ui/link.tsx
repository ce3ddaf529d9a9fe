import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { createPath, type To, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  to: To;
  /** The state of the target location. */
  state?: unknown;
  replace?: boolean;
}

/** Whether a click asks for this tab: not for another tab or window, and not for a download. */
function staysInTab({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}

/**
 * A link to another page of the application. A link to the current address replaces the entry in the history. The
 * router's own `Link` would add its prefetching to the first page (see browser-router.tsx).
 */
export function Link({ to, state, replace, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const current = createPath(useLocation());
  const target = createPath(useResolvedPath(to));
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !staysInTab(event)) return;
        event.preventDefault();
        void navigate(to, { state, replace: replace ?? current === target });
      }}
    />
  );
}

/** A link with `aria-current` when the current page is its target or below it. */
export function PlaceLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const { pathname } = useLocation();
  const here = pathname === to || pathname.startsWith(`${to}/`);
  return <Link to={to} {...rest} aria-current={here ? 'page' : undefined} />;
}
