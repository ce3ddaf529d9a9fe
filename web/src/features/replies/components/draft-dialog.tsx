import { DRAFT_LIMITS, draftRequest } from '@app/contracts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { draftCopy as copy } from '../draft.copy.ts';
import styles from './draft-dialog.module.css';

export interface DraftDialogProps {
  open: boolean;
  onClose: () => void;
  /** @returns whether the message was sent. */
  onSend: (message: string) => boolean;
  /** Nothing can be sent now. */
  isBlocked: boolean;
}

/** Asks to whom and what for, and sends that as a message to the coach. What was typed stays while the page is open. */
export function DraftDialog({ open, onClose, onSend, isBlocked }: DraftDialogProps) {
  const [recipient, setRecipient] = useState('');
  const [purpose, setPurpose] = useState('');
  const isMissing = recipient.trim() === '' || purpose.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isMissing || isBlocked || !onSend(draftRequest(recipient, purpose))) return;
    setRecipient('');
    setPurpose('');
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.open}
      description={copy.lead}
    >
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={copy.recipient}
          placeholder={copy.recipientPlaceholder}
          value={recipient}
          maxLength={DRAFT_LIMITS.recipient}
          autoComplete="off"
          dir="auto"
          onChange={(event) => setRecipient(event.target.value)}
        />
        <TextArea
          label={copy.purpose}
          placeholder={copy.purposePlaceholder}
          value={purpose}
          maxLength={DRAFT_LIMITS.purpose}
          rows={3}
          dir="auto"
          onChange={(event) => setPurpose(event.target.value)}
        />
        <div className={styles.ways}>
          <Button variant="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" disabled={isMissing || isBlocked}>
            {copy.ask}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
