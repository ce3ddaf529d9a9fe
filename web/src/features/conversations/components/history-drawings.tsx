import { classNames } from '../../../ui/class-names.ts';
import styles from '../../../ui/drawing.module.css';
import { Cup, Drawing, Heart } from '../../../ui/drawing.tsx';

/** An empty open notebook with a cup of tea. */
export function NotebookDrawing() {
  return (
    <Drawing viewBox="0 0 220 110">
      <path className={styles.honeyGround} d="M20 98a90 90 0 0 1 180 0Z" />
      <path className={styles.clayDeep} d="M34 40h112a8 8 0 0 1 8 8v50H26V48a8 8 0 0 1 8-8Z" />
      <path
        className={styles.sheet}
        d="M32 36c20-8 42-6 58 2 16-8 38-10 58-2v54c-20-6-42-6-58 2-16-8-38-8-58-2Z"
      />
      <path
        className={classNames(styles.line, styles.sheetLine)}
        strokeWidth="4"
        d="M90 40v50M44 52c12-4 24-3 34 1M44 68c12-4 24-3 34 1M102 53c10-4 22-5 34-1"
      />
      <path className={classNames(styles.line, styles.honey)} strokeWidth="7" d="m112 78 34-30" />
      <Cup x={178} y={98} of="sageDeep" />
      <Heart x={178} y={26} size={16} />
      <path className={styles.wood} d="M14 96h200a5 5 0 0 1 0 10H14a5 5 0 0 1 0-10Z" />
    </Drawing>
  );
}

/** A magnifying glass over a written page. */
export function GlassDrawing() {
  return (
    <Drawing viewBox="0 0 220 110">
      <path className={styles.sageGround} d="M20 98a90 90 0 0 1 180 0Z" />
      <path className={styles.sheet} d="M68 18h84a8 8 0 0 1 8 8v72H60V26a8 8 0 0 1 8-8Z" />
      <path
        className={classNames(styles.line, styles.sheetLine)}
        strokeWidth="5"
        d="M76 38h66M76 54h50M76 70h66M76 84h36"
      />
      <g className={styles.clay}>
        <circle className={styles.sageGround} opacity="0.9" cx="130" cy="54" r="22" />
        <circle className={styles.line} strokeWidth="7" cx="130" cy="54" r="22" />
        <path className={styles.line} strokeWidth="10" d="m148 72 20 20" />
      </g>
      <path className={styles.wood} d="M14 96h192a5 5 0 0 1 0 10H14a5 5 0 0 1 0-10Z" />
    </Drawing>
  );
}
