import { classNames } from '../ui/class-names.ts';
import styles from '../ui/drawing.module.css';
import { Cup, Drawing, Heart, WindowDrawing } from '../ui/drawing.tsx';

// Not in form-drawings.tsx, so that the ask page loads no drawing that it does not show.

/** Two cups with speech bubbles above them. */
export function CupsDrawing() {
  return (
    <Drawing viewBox="0 0 240 170">
      <path
        className={styles.sage}
        d="M36 18h70a18 18 0 0 1 18 18v22a18 18 0 0 1-18 18H74L56 92V76H36a18 18 0 0 1-18-18V36a18 18 0 0 1 18-18Z"
      />
      <path className={classNames(styles.line, styles.sheet)} strokeWidth="6" d="M40 40h62M40 56h38" />
      <path
        className={styles.clay}
        d="M146 38h56a18 18 0 0 1 18 18v18a18 18 0 0 1-18 18h-6v16l-18-16h-32a18 18 0 0 1-18-18V56a18 18 0 0 1 18-18Z"
      />
      <Heart x={174} y={66} size={28} of="sheet" />
      <Cup x={77} y={154} of="clay" />
      <g transform="matrix(-1 0 0 1 240 0)">
        <Cup x={77} y={154} of="sageDeep" />
      </g>
      <path className={styles.wood} d="M16 152h208a6 6 0 0 1 0 12H16a6 6 0 0 1 0-12Z" />
    </Drawing>
  );
}

/** A signpost with two arms among hills; the arm with the heart points home. */
export function SignpostDrawing() {
  return (
    <WindowDrawing ground="honeyGround">
      <circle className={styles.honey} cx="232" cy="166" r="24" />
      <path className={styles.clayGround} d="M46 200c46-34 84-30 116-10s76 14 112-18v92H46Z" />
      <path className={styles.sage} d="M46 232c44-26 88-18 120-6s72 4 108-16v54H46Z" />
      <path
        className={styles.sheetLine}
        d="M96 264c30-10 62-12 58-26-3-9-20-8-16-16 26 2 46 6 44 18-2 14-16 16-24 24Z"
      />
      <path className={classNames(styles.line, styles.woodDeep)} strokeWidth="11" d="M150 76v166" />
      <path className={styles.clay} d="M106 86h96l22 20-22 20h-96a5 5 0 0 1-5-5V91a5 5 0 0 1 5-5Z" />
      <Heart x={128} y={106} size={20} of="sheet" />
      <path className={classNames(styles.line, styles.sheet)} strokeWidth="5" d="M150 106h42" />
      <path className={styles.sageDeep} d="M196 140h-96l-22 20 22 20h96a5 5 0 0 0 5-5v-30a5 5 0 0 0-5-5Z" />
      <path className={classNames(styles.line, styles.sheet)} strokeWidth="5" d="M108 160h30M152 160h26" />
    </WindowDrawing>
  );
}
