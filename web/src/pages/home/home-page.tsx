import { Suspense } from 'react';
import { settings } from '../../api/page-settings.ts';
import { useSession } from '../../session/use-session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { paths } from '../paths.ts';
import { homeCopy as copy } from './home.copy.ts';
import styles from './home-page.module.css';
import { HomeWays } from './home-ways.tsx';
import { lazyBehind } from './lazy-behind.ts';

/** Prerendered as HTML for visitors; the code is loaded when the page is used. */
const HomeIllustration = lazyBehind('pane', () =>
  import('./home-illustration.tsx').then((m) => m.HomeIllustration),
);
const HomeMore = lazyBehind('steps', () => import('./home-more.tsx').then((m) => m.HomeMore));
const HomeBox = lazyBehind('box', () => import('./home-box.tsx').then((m) => m.HomeBox));

/** A constant element: React keeps prerendered HTML only while the surrounding elements do not change. */
const picture = (
  <Suspense fallback={null}>
    <HomeIllustration />
  </Suspense>
);
const box = (
  <Suspense fallback={null}>
    <HomeBox />
  </Suspense>
);
const more = (
  <Suspense fallback={null}>
    <HomeMore />
  </Suspense>
);

/** The home page (HOME-1 to HOME-4). */
export function HomePage() {
  const { status, session } = useSession();
  const mayAsk = settings.anonymousChat || session !== null;
  const askAt = session === null ? paths.signup : paths.ask;
  if (status === 'loading') return <PulsingHeart />;
  return (
    <Page title={copy.title} ownHeading>
      <section className={styles.hero}>
        <div className={styles.words}>
          <PageHeading className={styles.headline}>{copy.headline}</PageHeading>
          <p className={styles.subtitle}>{copy.subtitle}</p>
          {mayAsk && box}
          <ButtonLink
            to={askAt}
            size={mayAsk ? 'm' : 'l'}
            variant={mayAsk ? 'secondary' : 'primary'}
            className={styles.begin}
          >
            {session === null ? copy.signUpToAsk : copy.ask}
          </ButtonLink>
          <p className={styles.terms}>{copy.terms}</p>
        </div>
        <div className={styles.picture}>{picture}</div>
      </section>
      <HomeWays askAt={askAt} />
      {more}
    </Page>
  );
}

/** Shown while it is unknown whether the person is signed in (HOME-3). */
function PulsingHeart() {
  return (
    <div className={styles.loading} role="status">
      <svg className={styles.heart} viewBox="0 0 32 32" width="64" height="64" aria-hidden="true">
        <path d="M16 28.5C9.5 23.5 2.5 19 2.5 12.6c0-4.4 3.3-8.1 8-8.1 2.3 0 4.5 1.9 5.5 4.9 1-3 3.2-4.9 5.5-4.9 4.7 0 8 3.7 8 8.1 0 6.4-7 10.9-13.5 15.9Z" />
      </svg>
      <p>{copy.loading}</p>
    </div>
  );
}
