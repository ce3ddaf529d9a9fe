import { authEndpoints } from '@app/contracts';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { CallFailure, failureSentence } from '../../../api/call-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { changeEmailCopy as copy } from '../account-settings.copy.ts';
import { applyUser } from '../model/apply-user.ts';
import styles from './account-settings.module.css';

/** What a link in a mail about a change of address does. */
export type EmailLinkKind = 'confirm' | 'stop';
/** How the change ended; `taken` has the sentence of the server. */
export type EmailLinkOutcome = { kind: 'done' | 'invalid' } | { kind: 'taken'; sentence: string };

interface EmailLinkCardProps {
  kind: EmailLinkKind;
  token: string;
  onOutcome: (outcome: EmailLinkOutcome) => void;
}

async function follow(kind: EmailLinkKind, token: string): Promise<void> {
  if (kind === 'stop') {
    await call(authEndpoints.stopEmailChange, { body: { token } });
    return;
  }
  const { data } = await call(authEndpoints.confirmEmailChange, { body: { token } });
  applyUser(data.user);
}

/** Asks for a click, because software that opens the links of mails must not change anybody's address. */
export function EmailLinkCard({ kind, token, onOutcome }: EmailLinkCardProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const go = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await follow(kind, token);
      onOutcome({ kind: 'done' });
    } catch (thrown) {
      const sentence = failureSentence(thrown, copy.failed);
      if (thrown instanceof CallFailure && 'token' in thrown.fields) onOutcome({ kind: 'invalid' });
      else if (thrown instanceof CallFailure && thrown.code === 'email_taken')
        onOutcome({ kind: 'taken', sentence });
      else setFailure(sentence);
    } finally {
      setBusy(false);
    }
  };
  const { text, submit, sending } = copy[kind];
  return (
    <Card tone="raised" className={styles.narrow}>
      {failure !== null && (
        <Notice tone="danger" title={copy.failedTitle} live>
          {failure}
        </Notice>
      )}
      <p>{text}</p>
      <Button wide busy={busy} onClick={() => void go()}>
        {busy ? sending : submit}
      </Button>
    </Card>
  );
}
