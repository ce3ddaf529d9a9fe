import styles from './spinner.module.css';

/** Something is being waited for, and said to be. */
export function Spinner({ label = 'Loading...' }: { label?: string }) {
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span>{label}</span>
    </div>
  );
}
