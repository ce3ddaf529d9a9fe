import { Card } from '../../../ui/card.tsx';
import { panelsCopy as copy } from '../usage-panels.copy.ts';
import styles from './panels.module.css';

/** The panel "Your Journey" (DASH-4). The specification fixes the last two figures at 0; the text below says so. */
export function JourneyPanel({ messagesSent }: { messagesSent: number }) {
  return (
    <Card as="section" className={styles.panel} aria-labelledby="journey-title">
      <h2 id="journey-title">{copy.journey}</h2>
      <dl className={styles.figures}>
        <div>
          <dt>{copy.messagesSent}</dt>
          <dd>{messagesSent}</dd>
        </div>
        {[copy.daysActive, copy.resourcesViewed].map((label) => (
          <div key={label} className={styles.uncounted}>
            <dt>{label}</dt>
            <dd>0</dd>
          </div>
        ))}
      </dl>
      <div className={styles.meanings}>
        <p>{copy.countedMeaning}</p>
        <p>{copy.uncountedMeaning}</p>
      </div>
    </Card>
  );
}
