import { Suspense, useEffect } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { Spinner } from '../../ui/spinner.tsx';
import { Footer } from './footer.tsx';
import { layoutCopy as copy } from './layout.copy.ts';
import styles from './layout.module.css';
import { PageBoundary } from './page-boundary.tsx';
import { TopBar } from './top-bar.tsx';

/** Scrolls a new page to its top, unless it opens at a part; on back and forward the browser restores the position. */
function useScrollToTop(pathname: string, hash: string): void {
  const how = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the path changes
  useEffect(() => {
    if (how !== 'POP' && hash === '') window.scrollTo(0, 0);
  }, [pathname]);
}

/** Top bar, page, footer. */
export function Layout() {
  const { pathname, hash } = useLocation();
  useScrollToTop(pathname, hash);
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main">
        {copy.skip}
      </a>
      <TopBar />
      <main id="main" className={styles.main} tabIndex={-1}>
        <PageBoundary key={pathname}>
          <Suspense fallback={<Spinner />}>
            <Outlet />
          </Suspense>
        </PageBoundary>
      </main>
      <Footer />
    </div>
  );
}
