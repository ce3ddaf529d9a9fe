import { type ReactNode, useEffect, useRef } from 'react';
import { settings } from '../api/page-settings.ts';
import { classNames } from './class-names.ts';
import styles from './page.module.css';

/** The first page of a visit leaves focus where the browser put it; every further one takes it to its heading. */
let firstPage = true;

interface PageProps {
  /** What the tab says, before the product's name (PUR-6). */
  title: string;
  /** The page's h1; defaults to the title. */
  heading?: ReactNode;
  /** Under the heading. */
  lead?: ReactNode;
  /** `narrow` for one form, `text` for reading, `wide` for everything else. */
  width?: 'narrow' | 'text' | 'wide';
  /** The page shows its h1 itself, by `PageHeading`. */
  ownHeading?: boolean;
  children?: ReactNode;
}

/** One page: its title, its h1 with focus on arrival, and its width. */
export function Page({
  title,
  heading = title,
  lead,
  width = 'wide',
  ownHeading = false,
  children,
}: PageProps) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.title = `${title} | ${settings.productName}`;
    // Who shares a page shares this address: it has to come along when the page changes without a load.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical !== null) canonical.href = new URL(window.location.pathname, canonical.href).href;
  }, [title]);
  useEffect(() => {
    if (!firstPage) page.current?.querySelector('h1')?.focus({ preventScroll: true });
    firstPage = false;
  }, []);
  return (
    <div ref={page} className={classNames(styles.page, styles[width])}>
      {!ownHeading && (
        <header className={styles.header}>
          <PageHeading>{heading}</PageHeading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
      )}
      {children}
    </div>
  );
}

/** The h1 of a page. */
export function PageHeading({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  return (
    <h1 tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
