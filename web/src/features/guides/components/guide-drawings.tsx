import { classNames } from '../../../ui/class-names.ts';
import styles from '../../../ui/drawing.module.css';
import { Drawing } from '../../../ui/drawing.tsx';

/** A week, and two people in one of its days. */
export function WeekDrawing() {
  return (
    <Drawing viewBox="0 0 320 180">
      <path className={styles.honeyGround} d="M0 0h320v180H0Z" />
      <rect className={styles.sheet} x="60" y="34" width="200" height="116" rx="14" />
      <path className={styles.clay} d="M74 34h172a14 14 0 0 1 14 14v14H60V48a14 14 0 0 1 14-14Z" />
      <g className={styles.sheetLine}>
        <circle cx="84" cy="92" r="9" />
        <circle cx="115" cy="92" r="9" />
        <circle cx="146" cy="92" r="9" />
        <circle cx="177" cy="92" r="9" />
        <circle cx="84" cy="124" r="9" />
        <circle cx="115" cy="124" r="9" />
        <circle cx="146" cy="124" r="9" />
      </g>
      <circle className={styles.sage} cx="206" cy="112" r="22" />
      <circle className={styles.clay} cx="232" cy="112" r="22" />
    </Drawing>
  );
}

/** A bowl that was broken and mended with gold. */
export function MendDrawing() {
  return (
    <Drawing viewBox="0 0 320 180">
      <path className={styles.sageGround} d="M0 0h320v180H0Z" />
      <path className={styles.clay} d="M80 66h160c0 52-30 82-80 82s-80-30-80-82Z" />
      <ellipse className={styles.clayDeep} cx="160" cy="66" rx="80" ry="15" />
      <path
        className={classNames(styles.line, styles.gold)}
        strokeWidth="5"
        d="m126 78 14 22-16 18 10 24M140 100l34 6 18-28M174 106l10 36"
      />
      <path className={styles.clayDeep} d="M136 146h48l5 10h-58Z" />
    </Drawing>
  );
}

/** A garden with a fence, and its gate ajar. */
export function GateDrawing() {
  return (
    <Drawing viewBox="0 0 320 180">
      <path className={styles.clayGround} d="M0 0h320v180H0Z" />
      <path className={styles.sage} d="M0 128c60-24 110-22 160-8s110 8 160-12v72H0Z" />
      <path
        className={styles.heart}
        d="M160 108c-20-15-42-29-42-49 0-14 10-25 24-25 8 0 15 6 18 14 3-8 10-14 18-14 14 0 24 11 24 25 0 20-22 34-42 49Z"
      />
      <g className={classNames(styles.line, styles.sheet)} strokeWidth="8">
        <path d="M34 96v60M66 92v64M98 96v60M222 96v60M254 92v64M286 96v60" />
        <path d="M24 114h84M24 138h84M212 114h84M212 138h84" />
        <path d="M118 98v58M118 112l40-8M118 140l40 6M158 94v64" />
      </g>
    </Drawing>
  );
}
