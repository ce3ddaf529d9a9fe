import type { GuideSaying } from '../guide.ts';
import styles from './guide-sayings.module.css';

/** The same thing in several tones. */
export function GuideSayings({ sayings }: { sayings: readonly GuideSaying[] }) {
  return (
    <ul className={styles.tones}>
      {sayings.map(({ tone, when, lines }) => (
        <li key={tone} className={styles.tone}>
          <h3>{tone}</h3>
          <p className={styles.when}>{when}</p>
          {lines.map((line) => (
            <p key={line}>“{line}”</p>
          ))}
        </li>
      ))}
    </ul>
  );
}
