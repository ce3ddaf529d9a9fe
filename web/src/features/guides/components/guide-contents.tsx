import type { GuideSection } from '../guide.ts';
import { guidesCopy as copy } from '../guides.copy.ts';
import styles from './guide-contents.module.css';

/** The table of contents, on wide screens. */
export function GuideContents({ sections }: { sections: readonly GuideSection[] }) {
  return (
    <nav aria-label={copy.contents} className={styles.contents}>
      <p className={styles.label}>{copy.contents}</p>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
