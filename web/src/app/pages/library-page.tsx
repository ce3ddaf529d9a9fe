import type { ReactNode } from 'react';
import type { Guide } from '../../features/guides/guide.ts';
import { guidesCopy as copy } from '../../features/guides/guides.copy.ts';
import { repairAfterConflict } from '../../features/guides/repair-after-conflict.copy.ts';
import { sayingNoKindly } from '../../features/guides/saying-no-kindly.copy.ts';
import { weeklyCheckIn } from '../../features/guides/weekly-check-in.copy.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { paths } from '../paths.ts';
import { HeartDrawing, MendDrawing, WeekDrawing } from './library-drawings.tsx';
import styles from './library-page.module.css';

/** LIB-1. */
export function LibraryPage() {
  return (
    <Page title={copy.title} lead={copy.lead}>
      <ul className={styles.guides}>
        <GuideCard guide={weeklyCheckIn} to={paths.weeklyCheckIn} drawing={<WeekDrawing />} />
        <GuideCard guide={repairAfterConflict} to={paths.repairAfterConflict} drawing={<MendDrawing />} />
        <GuideCard guide={sayingNoKindly} to={paths.sayingNoKindly} drawing={<HeartDrawing />} />
      </ul>
    </Page>
  );
}

interface GuideCardProps {
  guide: Guide;
  to: string;
  drawing: ReactNode;
}

function GuideCard({ guide, to, drawing }: GuideCardProps) {
  return (
    <li className={styles.guide}>
      <div className={styles.picture}>{drawing}</div>
      <h2>
        <Link to={to} className={styles.link}>
          {guide.title}
        </Link>
      </h2>
      <p>{guide.summary}</p>
      <p className={styles.takes}>{guide.takes}</p>
    </li>
  );
}
