import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './drawing.module.css';

interface DrawingProps {
  viewBox: string;
  children: ReactNode;
}

/** A decorative picture, hidden from assistive technology. */
export function Drawing({ viewBox, children }: DrawingProps) {
  return (
    <svg viewBox={viewBox} className={styles.drawing} aria-hidden="true">
      {children}
    </svg>
  );
}

interface WindowDrawingProps {
  ground: 'clayGround' | 'sageGround' | 'honeyGround';
  children: ReactNode;
}

/** A picture inside the arched window of the home page. */
export function WindowDrawing({ ground, children }: WindowDrawingProps) {
  return (
    <Drawing viewBox="0 0 320 300">
      <path className={styles[ground]} d="M46 270V134a114 114 0 0 1 228 0v136Z" />
      <path className={styles.wood} d="M24 264h272a7 7 0 0 1 0 16H24a7 7 0 0 1 0-16Z" />
      <path className={styles.woodDeep} d="M42 280h236l-8 12H50Z" />
      {children}
    </Drawing>
  );
}

interface At {
  x: number;
  y: number;
}

/** A plant in its pot, 92 high. @param x @param y where the middle of the pot stands. */
export function Plant({ x, y }: At) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className={classNames(styles.line, styles.sageDeep)}
        strokeWidth="3"
        d="M0-26V-66M0-40c-9-8-14-14-16-23M0-46c8-7 12-13 14-21"
      />
      <path
        className={styles.sage}
        d="M0-58c-12-9-11-25 0-34 11 9 12 25 0 34ZM-15-54c-14-1-20-11-18-23 14 2 21 11 18 23ZM14-59c-3-12 4-21 17-24 3 13-4 23-17 24Z"
      />
      <path className={styles.honey} d="M-18-30h36l-5 26a5 5 0 0 1-5 4H-8a5 5 0 0 1-5-4Z" />
    </g>
  );
}

/** A cup of tea, 54 high. @param x @param y where its middle stands. */
export function Cup({ x, y, of: material }: At & { of: 'clay' | 'sageDeep' }) {
  return (
    <g transform={`translate(${x} ${y})`} className={styles[material]}>
      <path className={styles.line} strokeWidth="7" d="M22-38c20-5 23 21-3 23" />
      <path d="M-27-49h54v25A24 24 0 0 1 3 0h-6a24 24 0 0 1-24-24Z" />
      <ellipse className={styles.clayDeep} cx="0" cy="-49" rx="27" ry="5.5" />
    </g>
  );
}

/** A heart. @param x @param y its middle. @param size its width. */
export function Heart({ x, y, size, of: material = 'heart' }: At & { size: number; of?: 'heart' | 'sheet' }) {
  return (
    <path
      className={styles[material]}
      transform={`translate(${x} ${y}) scale(${size / 27}) translate(-16 -16.5)`}
      d="M16 28.5C9.5 23.5 2.5 19 2.5 12.6c0-4.4 3.3-8.1 8-8.1 2.3 0 4.5 1.9 5.5 4.9 1-3 3.2-4.9 5.5-4.9 4.7 0 8 3.7 8 8.1 0 6.4-7 10.9-13.5 15.9Z"
    />
  );
}
