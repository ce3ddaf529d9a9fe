import styles from './home-illustration.module.css';

/** Two cups at a window, whose steam forms a heart: morning in the light theme, night in the dark one. */
export function HomeIllustration() {
  return (
    <svg viewBox="0 0 560 520" aria-hidden="true">
      <defs>
        <clipPath id="pane">
          <path d="M70 430V218a210 190 0 0 1 420 0v212Z" />
        </clipPath>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.high} offset="0" />
          <stop className={styles.low} offset="0.8" />
        </linearGradient>
      </defs>
      <g clipPath="url(#pane)">
        <path fill="url(#sky)" d="M60 20h440v420H60Z" />
        <circle className={styles.halo} cx="394" cy="150" r="74" />
        <circle className={styles.sun} cx="394" cy="150" r="44" />
        <g className={styles.stars}>
          <circle cx="150" cy="150" r="2.5" />
          <circle cx="196" cy="96" r="2" />
          <circle cx="248" cy="140" r="1.5" />
          <circle cx="306" cy="72" r="2.5" />
          <circle cx="120" cy="222" r="2" />
          <circle cx="452" cy="242" r="2" />
          <circle cx="330" cy="118" r="1.5" />
        </g>
        <path className={styles.far} d="M60 300c70-52 130-50 190-14s120 30 170-8 80-22 80-22v190H60Z" />
        <path className={styles.middle} d="M60 352c60-40 140-34 210-6s150 22 230-22v120H60Z" />
        <path className={styles.near} d="M60 398c90-34 160-22 230-8s140 8 210-20v80H60Z" />
      </g>
      <path className={styles.frame} d="M70 430V218a210 190 0 0 1 420 0v212" />
      <path
        className={styles.sill}
        d="M30 428h500a10 10 0 0 1 10 10v10a10 10 0 0 1-10 10H30a10 10 0 0 1-10-10v-10a10 10 0 0 1 10-10Z"
      />
      <path className={styles.shade} d="M48 458h464l-10 18H58Z" />

      <g className={styles.steam}>
        <path d="M212 336c-14-26 34-34 68-62 52-42 62-92 30-102-18-5-30 12-30 30" />
        <path d="M348 336c14-26-34-34-68-62-52-42-62-92-30-102 18-5 30 12 30 30" />
      </g>

      <g className={styles.clayCup}>
        <path className={styles.handle} d="M170 376c-34-6-40 44 6 40" />
        <path d="M166 354h92v42a34 34 0 0 1-34 34h-24a34 34 0 0 1-34-34Z" />
        <ellipse className={styles.tea} cx="212" cy="355" rx="46" ry="9" />
      </g>
      <g className={styles.sageCup}>
        <path className={styles.handle} d="M390 376c34-6 40 44-6 40" />
        <path d="M302 354h92v42a34 34 0 0 1-34 34h-24a34 34 0 0 1-34-34Z" />
        <ellipse className={styles.tea} cx="348" cy="355" rx="46" ry="9" />
      </g>

      <g className={styles.plant}>
        <path
          className={styles.stem}
          d="M482 384c0-40-6-70-2-104M481 350c-16-14-24-26-26-44M481 340c14-12 22-24 26-44"
        />
        <path d="M480 284c-20-16-18-44 0-58 18 14 20 42 0 58ZM455 308c-24 0-36-18-34-40 22 2 36 18 34 40ZM507 298c-4-22 8-38 30-42 4 22-8 40-30 42Z" />
        <path className={styles.pot} d="M454 382h56l-7 40a8 8 0 0 1-8 6h-26a8 8 0 0 1-8-6Z" />
      </g>

      <g>
        <path className={styles.bookOne} d="M44 404h96a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H44a12 12 0 0 1 0-24Z" />
        <path className={styles.pages} d="M46 410h94v12H46a6 6 0 0 1 0-12Z" />
        <path className={styles.bookTwo} d="M58 382h78a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4H58a11 11 0 0 1 0-22Z" />
      </g>
    </svg>
  );
}
