import { useEffect } from 'react';
import { quickExitCopy } from '../../early/quick-exit.copy.ts';
import { offerExit, requestExit } from '../../early/request-exit.ts';
import { guidesCopy as copy } from '../../features/guides/guides.copy.ts';
import { Button } from '../../ui/button.tsx';
import styles from './guide-page.module.css';

/**
 * How to leave a page that nobody else should see. It also shows the button at the edge of the window, which otherwise
 * appears with the first letter that is written (docs/safety.md).
 */
export function ExitNote() {
  useEffect(offerExit, []);
  return (
    <aside className={styles.exit} aria-label={copy.exitTitle} data-exit-offer>
      <p>{copy.exit}</p>
      <p>{copy.exitNot}</p>
      <Button onClick={requestExit}>{quickExitCopy.button}</Button>
    </aside>
  );
}
