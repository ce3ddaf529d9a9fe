import { AI_DISCLOSURE } from '@app/contracts';
import { Entry } from './entry.tsx';
import styles from './message-row.module.css';

/** Says who one is talking with. */
export function SoftwareLine() {
  return (
    <Entry className={styles.software}>
      <p>{AI_DISCLOSURE}</p>
    </Entry>
  );
}
