import type { ReactNode } from 'react';
import styles from './beside-picture.module.css';

/** A form with a picture: beside it on wide screens, small above it on narrow ones. */
export function BesidePicture({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.beside}>
      <div className={styles.picture}>{picture}</div>
      {children}
    </div>
  );
}
