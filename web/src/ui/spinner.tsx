import styles from './spinner.module.css';

/** A loading indicator with a label for screen readers. */
export function Spinner({ label = 'Loading...' }: { label?: string }) {
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span>{label}</span>
    </div>
  );
}
