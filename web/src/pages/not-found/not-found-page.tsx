import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../ui/button.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { SignpostDrawing } from '../drawings.tsx';
import { paths } from '../paths.ts';
import { notFoundCopy as copy } from './not-found.copy.ts';
import styles from './not-found-page.module.css';

/** Any path without a page; the attempt is logged (NAV-2). */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useMissingPageWarning(pathname);
  return (
    <Page title={copy.title} width="text" ownHeading>
      <div className={styles.lost}>
        <div className={styles.picture}>
          <SignpostDrawing />
        </div>
        <p className={styles.code}>{copy.code}</p>
        <PageHeading>{copy.heading}</PageHeading>
        <p className={styles.lead}>{copy.lead}</p>
        <ButtonLink to={paths.home}>{copy.home}</ButtonLink>
      </div>
    </Page>
  );
}

function useMissingPageWarning(pathname: string): void {
  useEffect(() => {
    console.warn(`No page at ${pathname}`);
  }, [pathname]);
}
