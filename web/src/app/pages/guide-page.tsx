import { GuideArticle } from '../../features/guides/components/guide-article.tsx';
import type { Guide } from '../../features/guides/guide.ts';
import { guidesCopy as copy } from '../../features/guides/guides.copy.ts';
import { useSession } from '../../session/use-session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { paths } from '../paths.ts';
import styles from './guide-page.module.css';

/** One guide, and the way from it to one's own story. */
export function GuidePage({ guide }: { guide: Guide }) {
  const { session } = useSession();
  return (
    <Page title={guide.title} lead={`${guide.summary} ${guide.takes}.`} width="text">
      <GuideArticle guide={guide} />
      <Card tone="soft" className={styles.talk}>
        <h2>{copy.talkTitle}</h2>
        <p>{copy.talk}</p>
        <ButtonLink to={session === null ? paths.signup : paths.ask}>{copy.ask}</ButtonLink>
      </Card>
      <p className={styles.back}>
        <Link to={paths.library}>{copy.back}</Link>
      </p>
    </Page>
  );
}
