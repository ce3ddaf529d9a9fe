import { classNames } from '../../ui/class-names.ts';
import styles from '../../ui/drawing.module.css';
import { Plant, WindowDrawing } from '../../ui/drawing.tsx';

/** A board of hooks, and the key on it. */
export function KeyDrawing() {
  return (
    <WindowDrawing ground="sageGround">
      <path className={styles.wood} d="M92 84h136a12 12 0 0 1 0 24H92a12 12 0 0 1 0-24Z" />
      <path
        className={classNames(styles.line, styles.woodDeep)}
        strokeWidth="6"
        d="M104 102v14c0 8 12 8 12 0M154 102v14c0 8 12 8 12 0M204 102v14c0 8 12 8 12 0"
      />
      <g className={styles.gold}>
        <path
          className={styles.line}
          strokeWidth="10"
          d="M160 176c-16-12-30-22-30-37 0-10 7-17 16-17 7 0 12 5 14 12 2-7 7-12 14-12 9 0 16 7 16 17 0 15-14 25-30 37Z"
        />
        <path className={styles.line} strokeWidth="10" d="M160 178v58M162 234h18M162 214h13" />
      </g>
      <Plant x={246} y={264} />
      <path className={styles.plum} d="M66 244h56a5 5 0 0 1 0 20H66a10 10 0 0 1 0-20Z" />
      <path className={styles.sheet} d="M68 249h54v10H68a5 5 0 0 1 0-10Z" />
    </WindowDrawing>
  );
}
