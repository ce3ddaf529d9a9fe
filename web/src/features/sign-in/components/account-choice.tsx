import type { ClaimedAccount } from '@app/contracts';
import { useId, useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { dateTimeFormat } from '../../../ui/formats.ts';
import { Notice } from '../../../ui/notice.tsx';
import { signInCopy } from '../sign-in.copy.ts';
import styles from './account-choice.module.css';

const copy = signInCopy.choice;
const moment = dateTimeFormat({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

interface AccountChoiceProps {
  accounts: readonly ClaimedAccount[];
  /** The label of the button. */
  submit: string;
  /** The choice is being sent. */
  busy: boolean;
  /** Why the last choice could not be sent. */
  failure: string | null;
  onChoose: (reference: string) => void;
}

/** Lets the owner of an address choose which of several accounts keeps it, and explains what happens to the others. */
export function AccountChoice({ accounts, submit, busy, failure, onChoose }: AccountChoiceProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const isOffered = accounts.some(({ reference }) => reference === chosen);
  const consequenceId = useId();
  return (
    <Card tone="raised">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen !== null && isOffered && !busy) onChoose(chosen);
        }}
      >
        {failure !== null && (
          <Notice tone="danger" live>
            {failure}
          </Notice>
        )}
        <fieldset className={styles.accounts}>
          <legend className={styles.legend}>{copy.legend}</legend>
          {accounts.map((account) => (
            <AccountOption
              key={account.reference}
              account={account}
              checked={account.reference === chosen}
              onChoose={() => setChosen(account.reference)}
            />
          ))}
        </fieldset>
        <Notice id={consequenceId} title={copy.consequenceTitle}>
          {copy.consequence}
        </Notice>
        <Button type="submit" wide disabled={!isOffered} busy={busy} aria-describedby={consequenceId}>
          {busy ? copy.sending : submit}
        </Button>
        <p className={styles.soft}>{copy.none}</p>
      </form>
    </Card>
  );
}

interface AccountOptionProps {
  account: ClaimedAccount;
  checked: boolean;
  onChoose: () => void;
}

function AccountOption({ account, checked, onChoose }: AccountOptionProps) {
  const { reference, createdAt, device, messages, premium, madeHere, linked } = account;
  return (
    <label className={styles.account}>
      <input type="radio" name="account" value={reference} checked={checked} onChange={onChoose} />
      <span className={styles.facts}>
        <span className={styles.device}>{copy.madeWith(device)}</span>
        <span className={styles.soft}>{moment.format(new Date(createdAt))}</span>
        <span className={styles.soft}>{copy.messages(messages)}</span>
        <span className={styles.badges}>
          {premium && <Badge tone="good">{copy.premium}</Badge>}
          {madeHere && <Badge>{copy.madeHere}</Badge>}
          {linked && <Badge>{copy.linked}</Badge>}
        </span>
      </span>
    </label>
  );
}
