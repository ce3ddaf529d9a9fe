import styles from '../../ui/drawing.module.css';
import { Heart, Plant, WindowDrawing } from '../../ui/drawing.tsx';

/** A door that stands open, and light behind it. */
export function DoorDrawing() {
  return (
    <WindowDrawing ground="clayGround">
      <path className={styles.sheet} d="M104 264V130a58 58 0 0 1 116 0v134Z" />
      <path className={styles.honeyGround} d="M114 264V132a48 48 0 0 1 96 0v132Z" />
      <circle className={styles.honey} cx="162" cy="150" r="26" />
      <path className={styles.sage} d="M114 214c26-18 48-16 66-6s24 6 30 2v54h-96Z" />
      <path className={styles.sheetLine} d="M150 264c2-18 22-22 16-44 14 14 22 24 24 44Z" />
      <path className={styles.clay} d="M104 264V130c0-32-12-54-28-51-14 3-22 22-22 46v161Z" />
      <circle className={styles.gold} cx="64" cy="196" r="5" />
      <Heart x={80} y={138} size={20} of="sheet" />
      <Plant x={250} y={264} />
    </WindowDrawing>
  );
}
