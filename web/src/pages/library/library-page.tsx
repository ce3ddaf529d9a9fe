import type { ReactNode } from 'react';
import { GateDrawing, MendDrawing, WeekDrawing } from '../../features/guides/components/guide-drawings.tsx';
import type { GuideCard } from '../../features/guides/guide.ts';
import { guideCards } from '../../features/guides/guide-cards.copy.ts';
import { guidesCopy as copy } from '../../features/guides/guides.copy.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { paths } from '../paths.ts';
import styles from './library-page.module.css';

/** The list of guides (LIB-1). */
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
    </Page>
  );
}

interface CardOfGuideProps {
  card: GuideCard;
  to: string;
  drawing: ReactNode;
}

function CardOfGuide({ card, to, drawing }: CardOfGuideProps) {
  return (
    <li className={styles.guide}>
      <div className={styles.picture}>{drawing}</div>
      <h2>
        <Link to={to} className={styles.link}>
          {card.title}
        </Link>
      </h2>
      <p>{card.summary}</p>
      <p className={styles.takes}>
        {copy.reading(card.readingMinutes)} · {card.takes}
      </p>
    </li>
  );
}
