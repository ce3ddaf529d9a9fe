import { repliesCopy as copy } from '../replies.copy.ts';
import styles from './message-row.module.css';

/** Says who one is talking with. */
export function SoftwareLine() {
  return (
    <li className={styles.software}>
      <p>{copy.software}</p>
    </li>
  );
}
