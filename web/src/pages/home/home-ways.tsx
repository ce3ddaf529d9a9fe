import type { ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import { paths } from '../paths.ts';
import { homeCopy as copy } from './home.copy.ts';
import styles from './home-ways.module.css';

/** The three ways to begin (HOME-4). @param askAt the path where this person starts to ask. */
export function HomeWays({ askAt }: { askAt: string }) {
  return (
    <section className={styles.ways} aria-labelledby="ways">
      <h2 id="ways">{copy.waysTitle}</h2>
      <ul className={styles.list}>
        <Way {...copy.ways.ask} to={askAt} drawing={<AskDrawing />} />
        <Way {...copy.ways.coach} to={askAt} drawing={<CoachDrawing />} />
        <Way {...copy.ways.library} to={paths.library} drawing={<LibraryDrawing />} />
      </ul>
    </section>
  );
}

interface WayProps {
  title: string;
  text: string;
  action: string;
  to: string;
  drawing: ReactNode;
}

function Way({ title, text, action, to, drawing }: WayProps) {
  return (
    <li className={styles.way}>
      {drawing}
      <h3>{title}</h3>
      <p className={styles.text}>{text}</p>
      <Link to={to} className={styles.action}>
        {action}
        <svg viewBox="0 0 20 12" width="20" height="12" aria-hidden="true">
          <path d="M1 6h17M13 1l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.75" />
        </svg>
      </Link>
    </li>
  );
}

/** A sheet of paper and a pen. */
function AskDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 64 64" aria-hidden="true">
      <path className={styles.clay} d="M12 10h30a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6Z" />
      <path className={styles.lines} d="M20 22h18M20 31h14M20 40h8" />
      <path className={styles.honey} d="m34 46 17-20 6 5-17 20-8 3Z" />
    </svg>
  );
}

/** Two speech bubbles. */
function CoachDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 64 64" aria-hidden="true">
      <path className={styles.sage} d="M8 14h28a8 8 0 0 1 8 8v8a8 8 0 0 1-8 8H22L12 46v-8a8 8 0 0 1-4-7Z" />
      <path className={styles.clay} d="M56 26H32a8 8 0 0 0-8 8v7a8 8 0 0 0 8 8h12l9 8v-8a8 8 0 0 0 4-7V30Z" />
      <path className={styles.lines} d="M33 37h14M33 43h8" />
    </svg>
  );
}

/** Books on a shelf. */
function LibraryDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 64 64" aria-hidden="true">
      <rect className={styles.sage} x="9" y="12" width="12" height="42" rx="3" />
      <rect className={styles.clay} x="23" y="18" width="12" height="36" rx="3" />
      <rect
        className={styles.honey}
        x="40"
        y="14"
        width="12"
        height="41"
        rx="3"
        transform="rotate(-12 46 34)"
      />
      <path className={styles.lines} d="M13 20h4M27 26h4" />
    </svg>
  );
}
