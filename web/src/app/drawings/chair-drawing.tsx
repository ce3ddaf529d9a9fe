import { classNames } from '../../ui/class-names.ts';
import styles from '../../ui/drawing.module.css';
import { Cup, Heart, WindowDrawing } from '../../ui/drawing.tsx';

/** A chair by a lamp, and tea: somebody is expected. */
export function ChairDrawing() {
  return (
    <WindowDrawing ground="honeyGround">
      <circle className={styles.gold} opacity="0.25" cx="218" cy="104" r="46" />
      <path
        className={classNames(styles.line, styles.woodDeep)}
        strokeWidth="6"
        d="M218 116v144M198 261h40"
      />
      <path className={styles.honey} d="M200 76h36l16 44h-68Z" />
      <g transform="translate(-6 0)">
        <path
          className={classNames(styles.line, styles.woodDeep)}
          strokeWidth="9"
          d="m86 240-4 20M174 240l4 20"
        />
        <path className={styles.sage} d="M78 232v-76a34 34 0 0 1 34-34h36a34 34 0 0 1 34 34v76Z" />
        <Heart x={130} y={172} size={46} />
        <path className={styles.sageDeep} d="M84 206h92v42H84Z" />
        <path
          className={styles.sageDeep}
          d="M58 204a14 14 0 0 1 28 0v46H70a12 12 0 0 1-12-12ZM174 204a14 14 0 0 1 28 0v34a12 12 0 0 1-12 12h-16Z"
        />
      </g>
      <Cup x={258} y={264} of="clay" />
    </WindowDrawing>
  );
}
