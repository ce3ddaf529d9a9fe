import { type ReactNode, useEffect } from 'react';
import { quickExitCopy } from '../early/quick-exit.copy.ts';
import { offerExit, requestExit } from '../early/request-exit.ts';
import { Button } from '../ui/button.tsx';
import { exitNoteCopy as copy } from './exit-note.copy.ts';
import styles from './exit-note.module.css';

/**
 * How to leave a page that nobody else should see. It also shows the button at the edge of the window, which otherwise
 * appears with the first letter that is written (docs/safety.md).
 */
export function ExitNote({ children }: { children?: ReactNode }) {
  useEffect(offerExit, []);
  return (
    <aside className={styles.exit} aria-label={copy.title} data-exit-offer>
      <p className={styles.withKeyboard}>{copy.how}</p>
      <p className={styles.byTouch}>{copy.howByTouch}</p>
      {children}
      <Button onClick={requestExit}>{quickExitCopy.button}</Button>
    </aside>
  );
}
