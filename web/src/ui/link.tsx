import type { AnchorHTMLAttributes } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  /** For the location it leads to. */
  state?: unknown;
  replace?: boolean;
}

/**
 * A way to another page of ours. The router's own `Link` brings the prefetching of its framework along, a fortieth of
 * what a visitor's first page may weigh.
 */
export function Link({ to, state, replace, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(to, { state, ...(replace === undefined ? {} : { replace }) });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

/** A link that knows whether one is at its place, or below it. */
export function PlaceLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const { pathname } = useLocation();
  const here = pathname === to || pathname.startsWith(`${to}/`);
  return <Link to={to} {...rest} aria-current={here ? 'page' : undefined} />;
}
