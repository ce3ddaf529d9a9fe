import type { ReactNode } from 'react';
import { GuideArticle } from '../../features/guides/components/guide-article.tsx';
import { GuideContents } from '../../features/guides/components/guide-contents.tsx';
import { printPart } from '../../features/guides/components/print-part.ts';
import type { Guide, GuideCard } from '../../features/guides/guide.ts';
import { guidesCopy as copy } from '../../features/guides/guides.copy.ts';
import { useSession } from '../../session/use-session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import type { ReturnPlace } from '../auth/return-place.ts';
import { ExitNote } from '../exit-note.tsx';
import { paths } from '../paths.ts';
import styles from './guide-page.module.css';

const afterSignup: ReturnPlace = { returnTo: paths.ask, ended: null };

interface GuidePageProps {
  guide: Guide;
  drawing: ReactNode;
  /** Something to do on the page. */
  tool?: ReactNode;
  contacts?: ReactNode;
  next?: { card: GuideCard; to: string } | undefined;
}

/** One guide, with links to the ask page and to the next guide. */
export function GuidePage({ guide, drawing, tool, contacts, next }: GuidePageProps) {
  const { session } = useSession();
  const { isDiscreet = false } = guide;
  return (
    <Page title={guide.title} ownHeading>
      <header className={styles.header}>
        <div className={styles.words}>
          <p className={styles.back}>
            <Link to={paths.library}>{copy.back}</Link>
          </p>
          <PageHeading>{guide.title}</PageHeading>
          <p className={styles.lead}>{guide.summary}</p>
          <p className={styles.meta}>
            {copy.reading(guide.readingMinutes)} · {guide.takes}
          </p>
          {!isDiscreet && (
            <Button variant="secondary" size="s" className={styles.print} onClick={() => printPart('guide')}>
              {copy.print}
            </Button>
          )}
        </div>
        {isDiscreet ? (
          <ExitNote>
            <p>{copy.exitNot}</p>
          </ExitNote>
        ) : (
          <div className={styles.picture}>{drawing}</div>
        )}
      </header>
      <div className={styles.columns}>
        <GuideContents sections={guide.sections} />
        <div className={styles.reading}>
          <GuideArticle
            guide={guide}
            tool={tool}
            contacts={contacts}
            help={
              <>
                {!isDiscreet && <Link to={paths.abuse}>{copy.safetyGuide}</Link>}{' '}
                <Link to={paths.safety}>{copy.safetyHelp}</Link>{' '}
                <Link to={paths.contact}>{copy.safetyWrite}</Link>
              </>
            }
          />
          <Card tone="soft" className={styles.talk}>
            <h2>{copy.talkTitle}</h2>
            <p>{guide.beforeAsking ?? copy.talk}</p>
            {session === null ? (
              <ButtonLink to={paths.signup} state={afterSignup}>
                {copy.signUpToAsk}
              </ButtonLink>
            ) : (
              <ButtonLink to={paths.ask}>{copy.ask}</ButtonLink>
            )}
          </Card>
          {next && (
            <nav aria-label={copy.next} className={styles.next}>
              <p>{copy.next}</p>
              <Link to={next.to}>{next.card.title}</Link>
              <p>{next.card.summary}</p>
            </nav>
          )}
        </div>
      </div>
    </Page>
  );
}
