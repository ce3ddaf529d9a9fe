import { type GuideTone, type Situation, TONES } from '../guide.ts';
import { guidesCopy as copy } from '../guides.copy.ts';
import styles from './guide-tones.module.css';

/** The tones in which to say no, and when each is appropriate. */
export function GuideTones({ tones }: { tones: readonly GuideTone[] }) {
  return (
    <ul className={styles.tones}>
      {tones.map(({ tone, when, sounds }) => (
        <li key={tone} className={styles.tone}>
          <h3>{tone}</h3>
          <p>{when}</p>
          <p className={styles.sounds}>{sounds}</p>
        </li>
      ))}
    </ul>
  );
}

/** Examples: a request and three ways to say no. */
export function GuideSituations({ situations }: { situations: readonly Situation[] }) {
  return (
    <ul className={styles.situations}>
      {situations.map((situation) => (
        <li key={situation.id} className={styles.situation}>
          <h3>{situation.who}</h3>
          <p className={styles.request}>…{situation.request}</p>
          <dl className={styles.sentences}>
            {TONES.map((tone) => (
              <div key={tone}>
                <dt>{copy.tones[tone]}</dt>
                <dd>“{situation[tone]}”</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
