import { classNames } from '../../ui/class-names.ts';
import styles from '../../ui/drawing.module.css';
import { Heart, Plant, WindowDrawing } from '../../ui/drawing.tsx';

/** A letter that has come, and been opened. */
export function LetterDrawing() {
  return (
    <WindowDrawing ground="sageGround">
      <path className={styles.clayDeep} d="M66 172 140 116a12 12 0 0 1 14 0l74 56v20H66Z" />
      <path className={styles.sheet} d="M92 96h110a8 8 0 0 1 8 8v110H84V104a8 8 0 0 1 8-8Z" />
      <Heart x={147} y={132} size={36} />
      <path
        className={classNames(styles.line, styles.sheetLine)}
        strokeWidth="7"
        d="M108 168h78M108 184h52"
      />
      <path className={styles.clay} d="m66 172 81 50 81-50v80a12 12 0 0 1-12 12H78a12 12 0 0 1-12-12Z" />
      <path
        className={classNames(styles.line, styles.clayDeep)}
        strokeWidth="4"
        d="m70 258 54-50M224 258l-54-50"
      />
      <Plant x={256} y={264} />
    </WindowDrawing>
  );
}

/** A letter that went astray: closed, at the end of a winding way. */
export function StrayLetterDrawing() {
  return (
    <WindowDrawing ground="clayGround">
      <path
        className={classNames(styles.line, styles.wood)}
        strokeWidth="5"
        strokeDasharray="1 13"
        d="M66 226c14-44 66-30 58-64-6-22-40-12-30 14 10 24 44 14 62-4"
      />
      <g transform="rotate(-12 190 150)">
        <path
          className={styles.sheet}
          d="M144 116h92a10 10 0 0 1 10 10v52a10 10 0 0 1-10 10h-92a10 10 0 0 1-10-10v-52a10 10 0 0 1 10-10Z"
        />
        <path
          className={classNames(styles.line, styles.sheetLine)}
          strokeWidth="6"
          d="m138 122 52 36 52-36"
        />
        <Heart x={190} y={158} size={22} />
      </g>
      <path className={styles.sage} d="M46 240c40-18 84-14 118-2s74 8 110-12v38H46Z" />
    </WindowDrawing>
  );
}
