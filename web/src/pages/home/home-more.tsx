import { useSession } from '../../session/use-session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { paths } from '../paths.ts';
import { homeMoreCopy as copy, homeSampleCopy as sample } from './home-more.copy.ts';
import styles from './home-more.module.css';

/** What a visitor wants to know before signing up: the steps, an example, privacy and price. It ends with an invitation. */
export function HomeMore() {
  return (
    <>
      <section className={styles.part} aria-labelledby="steps">
        <h2 id="steps">{copy.stepsTitle}</h2>
        <ol className={styles.steps}>
          {copy.steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <HomeSample />
      <div className={styles.pair}>
        <section className={styles.promise} aria-labelledby="promise">
          <h2 id="promise">{copy.promiseTitle}</h2>
          <ul className={styles.promises}>
            {copy.promises.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <Link to={paths.privacy}>{copy.privacy}</Link>
        </section>
        <section className={styles.price} aria-labelledby="price">
          <h2 id="price">{copy.priceTitle}</h2>
          {[copy.free, copy.premium].map(({ name, price, text }) => (
            <div key={name} className={styles.offer}>
              <h3>
                {name} <span className={styles.figure}>{price}</span>
              </h3>
              <p>{text}</p>
            </div>
          ))}
        </section>
      </div>
      <section className={styles.part} aria-labelledby="questions">
        <h2 id="questions">{copy.questionsTitle}</h2>
        <div className={styles.questions}>
          {copy.questions.map(({ question, answer }) => (
            <details key={question} className={styles.question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </section>
      <Invitation />
    </>
  );
}

/** The last words of the page, and its main button once more (HOME-2). */
function Invitation() {
  const { session } = useSession();
  return (
    <section className={styles.invitation} aria-labelledby="invitation">
      <h2 id="invitation">{copy.invitation}</h2>
      <ButtonLink to={session === null ? paths.signup : paths.ask} size="l">
        {session === null ? copy.signUp : copy.begin}
      </ButtonLink>
    </section>
  );
}

/** An example conversation. */
function HomeSample() {
  return (
    <section className={styles.sample} aria-labelledby="sample">
      <div className={styles.words}>
        <h2 id="sample">{sample.title}</h2>
        <p>{sample.lead}</p>
        <p className={styles.invented}>{sample.invented}</p>
      </div>
      <ol className={styles.talk} aria-label={sample.label}>
        {sample.turns.map(({ by, text }) => (
          <li key={text} className={classNames(styles.said, styles[by])}>
            <span className={styles.who}>{by === 'you' ? sample.you : sample.coach}</span>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
