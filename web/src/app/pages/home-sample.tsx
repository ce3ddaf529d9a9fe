import { classNames } from '../../ui/class-names.ts';
import { homeSampleCopy as copy } from './home-sample.copy.ts';
import styles from './home-sample.module.css';

/** How the coach answers, before anybody signs up for it. */
export function HomeSample() {
  return (
    <section className={styles.sample} aria-labelledby="sample">
      <div className={styles.words}>
        <h2 id="sample">{copy.title}</h2>
        <p>{copy.lead}</p>
        <p className={styles.invented}>{copy.invented}</p>
      </div>
      <ol className={styles.talk} aria-label={copy.label}>
        {copy.turns.map(({ by, text }) => (
          <li key={text} className={classNames(styles.said, styles[by])}>
            <span className={styles.who}>{by === 'you' ? copy.you : copy.coach}</span>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
