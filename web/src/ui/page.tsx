import { type ReactNode, useEffect, useRef } from 'react';
import { settings } from '../api/page-settings.ts';
import { classNames } from './class-names.ts';
import styles from './page.module.css';

/** The first page of a visit does not move the focus; every later page focuses its heading. */
let firstPage = true;

function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${settings.productName}`;
    // Sharing uses the canonical address, so it must follow client-side navigation.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical !== null) canonical.href = new URL(window.location.pathname, canonical.href).href;
  }, [title]);
}

/** Returns the ref of an element whose h1 is focused on every page but the first, unless something in it has focus. */
function useFocusedHeading() {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const hasFocus = page.current?.contains(document.activeElement);
    if (!firstPage && !hasFocus) page.current?.querySelector('h1')?.focus({ preventScroll: true });
    firstPage = false;
  }, []);
  return page;
}

interface PageProps {
  /** The document title, before the product's name (PUR-6). */
  title: string;
  /** The page's h1; defaults to the title. */
  heading?: ReactNode;
  /** Shown under the heading. */
  lead?: ReactNode;
  /** `narrow` for one form, `text` for reading, `wide` for everything else. */
  width?: 'narrow' | 'text' | 'wide';
  /** On a phone the page fills the window and has no footer. */
  fills?: boolean;
  /** The page renders its own `PageHeading`. */
  ownHeading?: boolean;
  /** A screen that is wide enough (`useHasAside`) keeps room for `aside` before the page. */
  hasAside?: boolean;
  aside?: ReactNode;
  children?: ReactNode;
}

/** The frame of a page: document title, focused h1 and width. */
export function Page({
  title,
  heading = title,
  lead,
  width = 'wide',
  fills = false,
  ownHeading = false,
  hasAside = false,
  aside,
  children,
}: PageProps) {
  useDocumentTitle(title);
  const page = useFocusedHeading();
  return (
    <div
      ref={page}
      className={classNames(styles.page, styles[width], hasAside && styles.beside)}
      data-fills-window={fills || undefined}
    >
      {aside}
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
