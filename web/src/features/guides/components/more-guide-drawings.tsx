import type { ComponentType } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from '../../../ui/drawing.module.css';
import { Cup, Drawing, Heart, Plant } from '../../../ui/drawing.tsx';
import type { MoreGuideName } from '../guide-cards.copy.ts';

/** A heart behind an alarm bell. */
function BellDrawing() {
  return (
    <Drawing viewBox="0 0 320 180">
      <path className={styles.honeyGround} d="M0 0h320v180H0Z" />
      <path
        className={styles.honey}
        d="M112 126c12-12 14-26 14-44 0-24 14-40 34-40s34 16 34 40c0 18 2 32 14 44Z"
      />
      <rect className={styles.clayDeep} x="104" y="124" width="112" height="10" rx="5" />
      <circle className={styles.clayDeep} cx="160" cy="142" r="9" />
      <circle className={styles.clayDeep} cx="160" cy="38" r="7" />
      <Heart x={160} y={90} size={36} />
      <path
        className={classNames(styles.line, styles.clay)}
        strokeWidth="5"
        d="M88 66c-6 10-8 20-6 32M70 56c-10 16-13 34-9 52M232 66c6 10 8 20 6 32M250 56c10 16 13 34 9 52"
      />
    </Drawing>
  );
}

/** Two stacks of coins, and a plant that they pay for. */
function CoinsDrawing() {
  const coins = (x: number, count: number) =>
    Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the coins never change
      <g key={at} className={at % 2 === 0 ? styles.honey : styles.gold}>
        <rect x={x - 30} y={132 - at * 14} width="60" height="12" rx="6" />
      </g>
    ));
  return (
    <Drawing viewBox="0 0 320 180">
      <path className={styles.sageGround} d="M0 0h320v180H0Z" />
      <path className={styles.wood} d="M40 146h240v10H40Z" />
      {coins(92, 5)}
      {coins(228, 3)}
      <Plant x={160} y={146} />
    </Drawing>
  );
}

/** Three houses under one roof line, and a path to the middle one. */
function HousesDrawing() {
  return (
    <Drawing viewBox="0 0 320 180">
      <path className={styles.clayGround} d="M0 0h320v180H0Z" />
      <path className={styles.sage} d="M0 140c70-14 250-14 320 0v40H0Z" />
      <path className={styles.sheet} d="M36 90h72v56H36ZM212 90h72v56h-72Z" />
      <path className={styles.sageDeep} d="m28 92 44-36 44 36ZM204 92l44-36 44 36Z" />
      <path className={styles.honey} d="M118 78h84v72h-84Z" />
      <path className={styles.clay} d="m106 80 54-46 54 46Z" />
      <path className={styles.clayDeep} d="M147 112a13 13 0 0 1 26 0v38h-26Z" />
      <Heart x={160} y={66} size={22} of="sheet" />
      <path
        className={classNames(styles.line, styles.sheetLine)}
        strokeWidth="7"
        d="M160 154c0 8-4 14-8 22"
      />
    </Drawing>
  );
}

/** Two windows far apart, and a line between them. */
function WindowsDrawing() {
  return (
    <Drawing viewBox="0 0 320 180">
      <path className={styles.sageGround} d="M0 0h320v180H0Z" />
      <path className={styles.plum} d="M32 148V76a34 34 0 0 1 68 0v72Z" />
      <path className={styles.honey} d="M220 148V76a34 34 0 0 1 68 0v72Z" />
      <circle className={styles.gold} cx="66" cy="78" r="12" />
      <circle className={styles.sheet} cx="254" cy="78" r="15" />
      <path
        className={classNames(styles.line, styles.clay)}
        strokeWidth="4"
        strokeDasharray="2 11"
        d="M106 96c34-40 74-40 108 0"
      />
      <Heart x={160} y={66} size={30} />
      <path className={styles.wood} d="M22 148h88v9H22ZM210 148h88v9h-88Z" />
      <Cup x={66} y={148} of="clay" />
      <Cup x={254} y={148} of="sageDeep" />
    </Drawing>
  );
}

/** Two big hands' worth of blocks that hold a small one. */
function BlocksDrawing() {
  return (
    <Drawing viewBox="0 0 320 180">
      <path className={styles.honeyGround} d="M0 0h320v180H0Z" />
      <path className={styles.wood} d="M30 150h260v10H30Z" />
      <rect className={styles.clay} x="76" y="90" width="60" height="60" rx="8" />
      <rect className={styles.sage} x="184" y="90" width="60" height="60" rx="8" />
      <path className={styles.plum} d="M92 78h136a8 8 0 0 1 8 8v6H84v-6a8 8 0 0 1 8-8Z" />
      <path className={styles.honey} d="m126 78 34-40 34 40Z" />
      <Heart x={160} y={62} size={20} of="sheet" />
      <circle className={styles.gold} cx="160" cy="135" r="15" />
      <circle className={styles.sheet} cx="106" cy="120" r="9" />
      <circle className={styles.sheet} cx="214" cy="120" r="9" />
    </Drawing>
  );
}

/** Hills in the morning, and a path that goes on. */
function MorningDrawing() {
  return (
    <Drawing viewBox="0 0 320 180">
      <path className={styles.clayGround} d="M0 0h320v180H0Z" />
      <circle className={styles.honey} cx="210" cy="84" r="34" />
      <path className={styles.plum} d="M0 112c50-34 96-30 140-6s110 12 180-22v96H0Z" />
      <path className={styles.sage} d="M0 136c60-24 120-18 176-4s100 6 144-10v58H0Z" />
      <path
        className={styles.sheet}
        d="M132 180c22-14 46-18 40-28-5-8-20-8-18-16 10 6 34 8 36 20 2 10-10 16-18 24Z"
      />
    </Drawing>
  );
}

/** A door that stands open, with light behind it. */
function DoorDrawing() {
  return (
    <Drawing viewBox="0 0 320 180">
      <path className={styles.sageGround} d="M0 0h320v180H0Z" />
      <path className={styles.gold} d="M128 34h64v116h-64Z" />
      <path className={styles.honey} d="m128 150-44 30h152l-44-30Z" />
      <path className={styles.sageDeep} d="m192 34 44 14v122l-44-20Z" />
      <circle className={styles.gold} cx="226" cy="106" r="4" />
      <path className={classNames(styles.line, styles.wood)} strokeWidth="8" d="M126 150V32h68" />
    </Drawing>
  );
}

export const MORE_DRAWINGS: Record<MoreGuideName, ComponentType> = {
  jealousy: BellDrawing,
  money: CoinsDrawing,
  inLaws: HousesDrawing,
  longDistance: WindowsDrawing,
  parenting: BlocksDrawing,
  breakup: MorningDrawing,
  abuse: DoorDrawing,
};
