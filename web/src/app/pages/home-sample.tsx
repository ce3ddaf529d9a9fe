import { classNames } from '../../ui/class-names.ts';
import { homeCopy as copy } from './home.copy.ts';
import styles from './home-sample.module.css';

/** How the coach answers, before anybody signs up for it. */
export function HomeSample() {
  return (
    <section className={styles.sample} aria-labelledby="sample">
      <div className={styles.words}>
        <h2 id="sample">{copy.sampleTitle}</h2>
        <p>{copy.sampleLead}</p>
      </div>
      <ol className={styles.talk} aria-label={copy.sampleLabel}>
        {copy.sample.map(({ by, text }) => (
          <li key={text} className={classNames(styles.said, styles[by])}>
            <span className={styles.who}>{by === 'you' ? copy.you : copy.coach}</span>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
