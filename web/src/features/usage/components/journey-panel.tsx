import { Card } from '../../../ui/card.tsx';
import { usageCopy as copy } from '../usage.copy.ts';
import styles from './panels.module.css';

/** The panel "Your Journey" (DASH-4). The specification fixes the last two figures. */
export function JourneyPanel({ messagesSent }: { messagesSent: number }) {
  return (
    <Card as="section" className={styles.panel} aria-labelledby="journey-title">
      <h2 id="journey-title">{copy.journey}</h2>
      <dl className={styles.figures}>
        {(
          [
            [copy.messagesSent, messagesSent],
            [copy.daysActive, 0],
            [copy.resourcesViewed, 0],
          ] as const
        ).map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
