import type { ReactNode } from 'react';
import styles from './beside-picture.module.css';

/** A page of one form, and a picture: beside it where there is room, small above it where there is none. */
export function BesidePicture({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.beside}>
      <div className={styles.picture}>{picture}</div>
      {children}
    </div>
  );
}
