import { notifyEndpoints } from '@app/contracts';
import { type ReactNode, useState } from 'react';
import { call } from '../../../api/call.ts';
import { CallFailure, sentenceOf } from '../../../api/call-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { unsubscribeCopy as copy } from '../account.copy.ts';
import styles from './account.module.css';

interface UnsubscribeCardProps {
  token: string;
  onDone: () => void;
  onInvalid: () => void;
}

/** Asks before it changes anything: what merely opens the links of mails must not unsubscribe anybody. */
export function UnsubscribeCard({ token, onDone, onInvalid }: UnsubscribeCardProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const unsubscribe = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await call(notifyEndpoints.unsubscribe, { query: { token } });
      onDone();
    } catch (thrown) {
      if (thrown instanceof CallFailure && 'token' in thrown.fields) onInvalid();
      else setFailure(sentenceOf(thrown, copy.failed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card tone="raised" className={styles.narrow}>
      {failure !== null && (
        <Notice tone="danger" title={copy.failedTitle} live>
          {failure}
        </Notice>
      )}
      <p>{copy.text}</p>
      <Button wide busy={busy} onClick={() => void unsubscribe()}>
        {busy ? copy.sending : copy.submit}
      </Button>
    </Card>
  );
}

/** How it ended, and where else to go. */
export function UnsubscribeEnding({
  sentences,
  children,
}: {
  sentences: readonly string[];
  children: ReactNode;
}) {
  return (
    <Card tone="raised" className={styles.narrow}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {children}
    </Card>
  );
}
