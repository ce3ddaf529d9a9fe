import type { EmotionTag } from '@app/contracts';
import { guidesCopy } from '../../features/guides/guides.copy.ts';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { dashboardCopy as copy } from './dashboard-page.copy.ts';
import styles from './dashboard-page.module.css';
import { findFittingGuide } from './fitting-guide.policy.ts';

/** One guide that fits. @param feelings null until they are known; the card then only reserves its space. */
export function FittingGuide({ feelings }: { feelings: readonly EmotionTag[] | null }) {
  const { card, to } = findFittingGuide(feelings ?? []);
  return (
    <section
      className={classNames(styles.guide, feelings === null && styles.pending)}
      aria-labelledby="guide-title"
    >
      <h2 id="guide-title">{copy.guide}</h2>
      <Link to={to} className={styles.guideLink}>
        {card.title}
      </Link>
      <p>{card.summary}</p>
      <p className={styles.reading}>{guidesCopy.reading(card.readingMinutes)}</p>
    </section>
  );
}
