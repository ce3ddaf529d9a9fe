import type { ReactNode } from 'react';
import { GateDrawing, MendDrawing, WeekDrawing } from '../../features/guides/components/guide-drawings.tsx';
import { MORE_DRAWINGS } from '../../features/guides/components/more-guide-drawings.tsx';
import type { GuideCard } from '../../features/guides/guide.ts';
import { guideCards, MORE_GUIDES, moreGuideCards } from '../../features/guides/guide-cards.copy.ts';
import { guidesCopy as copy } from '../../features/guides/guides.copy.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { paths } from '../paths.ts';
import { guidePath } from './guide-paths.ts';
import styles from './library-page.module.css';

/** The three guides of LIB-1 in their own list, then the others. */
export function LibraryPage() {
  return (
    <Page title={copy.title} lead={copy.lead}>
      <ul className={styles.guides}>
        <CardOfGuide card={guideCards.weeklyCheckIn} to={paths.weeklyCheckIn} drawing={<WeekDrawing />} />
        <CardOfGuide
          card={guideCards.repairAfterConflict}
          to={paths.repairAfterConflict}
          drawing={<MendDrawing />}
        />
        <CardOfGuide card={guideCards.sayingNoKindly} to={paths.sayingNoKindly} drawing={<GateDrawing />} />
      </ul>
      <section aria-labelledby="more-guides" className={styles.more}>
        <h2 id="more-guides">{copy.more}</h2>
        <ul className={styles.guides}>
          {MORE_GUIDES.map((name) => {
            const Drawing = MORE_DRAWINGS[name];
            const card = moreGuideCards[name];
            return (
              <CardOfGuide key={name} card={card} to={guidePath(card)} drawing={<Drawing />} level="h3" />
            );
          })}
        </ul>
      </section>
    </Page>
  );
}

interface CardOfGuideProps {
  card: GuideCard;
  to: string;
  drawing: ReactNode;
  level?: 'h2' | 'h3';
}

function CardOfGuide({ card, to, drawing, level: Heading = 'h2' }: CardOfGuideProps) {
  return (
    <li className={styles.guide}>
      <div className={styles.picture}>{drawing}</div>
      <Heading>
        <Link to={to} className={styles.link}>
          {card.title}
        </Link>
      </Heading>
      <p>{card.summary}</p>
      <p className={styles.takes}>
        {copy.reading(card.readingMinutes)} · {card.takes}
      </p>
    </li>
  );
}
