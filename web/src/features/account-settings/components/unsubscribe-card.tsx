import { notifyEndpoints } from '@app/contracts';
import { type ReactNode, useState } from 'react';
import { call } from '../../../api/call.ts';
import { CallFailure, failureSentence } from '../../../api/call-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { unsubscribeCopy as copy } from '../account-settings.copy.ts';
import styles from './account-settings.module.css';

interface UnsubscribeCardProps {
  token: string;
  onDone: () => void;
  onInvalid: () => void;
}

/** Asks for confirmation, because software that opens the links of mails must not unsubscribe anybody. */
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
      else setFailure(failureSentence(thrown, copy.failed));
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

/** The result, with links to other pages. */
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
