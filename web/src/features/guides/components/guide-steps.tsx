import type { GuideStep } from '../guide.ts';
import { guidesCopy as copy } from '../guides.copy.ts';
import styles from './guide-steps.module.css';

/** Numbered steps, each with an optional example. */
export function GuideSteps({ steps }: { steps: readonly GuideStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, minutes, text, say }) => (
        <li key={title} className={styles.step}>
          <h3 className={styles.title}>
            {title}
            {minutes !== undefined && <span className={styles.minutes}> {copy.minutes(minutes)}</span>}
          </h3>
          <p>{text}</p>
          {say !== undefined && (
            <p className={styles.say}>
              <span className="visually-hidden">{copy.forInstance} </span>“{say}”
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
