import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { openingCopy as copy } from '../chat-opening.copy.ts';
import { useReplyFormat } from '../hooks/use-reply-format.ts';
import styles from './chat-window.module.css';

/** Shown instead of the window while a conversation is loading or cannot be opened. */
export function ChatOpening({
  state,
  onAgain,
  picture,
  ending,
  children,
}: {
  state: 'loading' | 'failed' | 'missing';
  onAgain: () => void;
  /** Shown above the text when the conversation cannot be opened. */
  picture: ReactNode;
  /** Shown inside the window while the conversation is loading. */
  ending: ReactNode;
  /** Links to other pages. */
  children: ReactNode;
}) {
  // Loaded while the conversation is on its way.
  useReplyFormat();
  if (state === 'loading')
    return (
      <div className={styles.window}>
        <div className={styles.opening} aria-busy="true">
          <Spinner label={copy.loading} />
        </div>
        {ending && <div className={styles.scroll}>{ending}</div>}
      </div>
    );
  const missing = state === 'missing';
  return (
    <div className={classNames(styles.window, styles.instead)}>
      <div className={styles.picture}>{picture}</div>
      <div role="alert">
        <p className={styles.strong}>{missing ? copy.missing : copy.openFailed}</p>
        <p>{missing ? copy.missingLead : copy.openFailedLead}</p>
      </div>
      <div className={styles.ways}>
        {!missing && <Button onClick={onAgain}>{copy.tryAgain}</Button>}
        {children}
      </div>
    </div>
  );
}
