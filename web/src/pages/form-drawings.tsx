import { classNames } from '../ui/class-names.ts';
import styles from '../ui/drawing.module.css';
import { Cup, Heart, Plant, WindowDrawing } from '../ui/drawing.tsx';

// The pictures for beside-picture.tsx.

/** An open door with light behind it. */
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

/** A chair beside a lamp, with a cup of tea. */
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

/** A key on a board with hooks. */
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

/** An opened letter. */
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

/** A closed letter at the end of a winding path. */
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

/** An open lock whose keyhole is a heart. */
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
