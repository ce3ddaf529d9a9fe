import { classNames } from '../../ui/class-names.ts';
import styles from '../../ui/drawing.module.css';
import { Cup, Drawing, Heart } from '../../ui/drawing.tsx';

/** Two cups, and what is said over them. */
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
