import { AI_DISCLOSURE } from '@app/contracts';
import styles from './message-row.module.css';

/** Says who one is talking with. */
export function SoftwareLine() {
  return (
    <li className={styles.software}>
      <p>{AI_DISCLOSURE}</p>
    </li>
  );
}
