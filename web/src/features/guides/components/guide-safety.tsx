import type { ReactNode } from 'react';
import { guidesCopy as copy } from '../guides.copy.ts';
import styles from './guide-article.module.css';

/** Where a guide would do harm, and where to turn instead. @param help the ways out. */
export function GuideSafety({ text, help }: { text: string; help: ReactNode }) {
  return (
    <aside className={styles.safety} aria-label={copy.safetyTitle}>
      <p>{text}</p>
      <p>
        <strong>{copy.safetyDanger}</strong> {help}
      </p>
    </aside>
  );
}
