import { quickExitCopy } from '../../early/quick-exit.copy.ts';
import { requestExit } from '../../early/request-exit.ts';
import { Link } from '../../ui/link.tsx';
import { paths } from '../paths.ts';
import { askCopy as copy } from './ask-page.copy.ts';
import styles from './conversation-bar.module.css';

/** Leads a visitor, who has no list of conversations, from a conversation back to the form. */
export function BackLink() {
  return (
    <Link to={paths.ask} className={styles.back} aria-label={copy.backToForm}>
      <svg
        viewBox="0 0 20 20"
        width="1.25rem"
        height="1.25rem"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path d="m12.5 4-6 6 6 6" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </Link>
  );
}

/** The quick exit in the bar of a conversation, in place of the button at the edge of the window. */
export function ExitHere() {
  return (
    <button type="button" className={styles.exit} title={quickExitCopy.hint} data-exit onClick={requestExit}>
      {quickExitCopy.button}
    </button>
  );
}
