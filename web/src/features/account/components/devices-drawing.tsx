import { classNames } from '../../../ui/class-names.ts';
import styles from '../../../ui/drawing.module.css';
import { Drawing, Heart } from '../../../ui/drawing.tsx';

/** A phone and a laptop, side by side. */
export function DevicesDrawing() {
  return (
    <Drawing viewBox="0 0 220 110">
      <path className={styles.clayGround} d="M20 98a90 90 0 0 1 180 0Z" />
      <path className={styles.plum} d="M56 28h92a8 8 0 0 1 8 8v56H48V36a8 8 0 0 1 8-8Z" />
      <path className={styles.sheet} d="M58 38h88v46H58Z" />
      <Heart x={102} y={61} size={24} />
      <path className={styles.woodDeep} d="M34 88h136v4a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6Z" />
      <path className={styles.sageDeep} d="M158 46h24a7 7 0 0 1 7 7v45h-38V53a7 7 0 0 1 7-7Z" />
      <path className={styles.sheet} d="M157 56h26v30h-26Z" />
      <path className={classNames(styles.line, styles.sheetLine)} strokeWidth="4" d="M163 66h14M163 74h8" />
      <path className={styles.wood} d="M14 96h192a5 5 0 0 1 0 10H14a5 5 0 0 1 0-10Z" />
    </Drawing>
  );
}
