import { classNames } from '../../ui/class-names.ts';
import styles from '../../ui/drawing.module.css';
import { Cup, Heart, WindowDrawing } from '../../ui/drawing.tsx';

/** A lock with a heart for a keyhole, open. */
export function LockDrawing() {
  return (
    <WindowDrawing ground="honeyGround">
      <path
        className={classNames(styles.line, styles.woodDeep)}
        strokeWidth="15"
        d="M112 158v-40a40 40 0 0 1 80 0v6"
      />
      <path
        className={styles.clay}
        d="M96 150h112a16 16 0 0 1 16 16v82a16 16 0 0 1-16 16H96a16 16 0 0 1-16-16v-82a16 16 0 0 1 16-16Z"
      />
      <path className={styles.clayDeep} d="M80 232h144v16a16 16 0 0 1-16 16H96a16 16 0 0 1-16-16Z" />
      <Heart x={152} y={196} size={40} of="sheet" />
      <Cup x={258} y={264} of="sageDeep" />
    </WindowDrawing>
  );
}
