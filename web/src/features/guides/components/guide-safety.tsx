import type { ReactNode } from 'react';
import { guidesCopy as copy } from '../guides.copy.ts';
import styles from './guide-article.module.css';

/** Explains when a guide would do harm. @param help links to help. */
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
