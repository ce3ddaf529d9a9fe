import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { dialogCopy as copy } from '../conversation-dialog.copy.ts';
import styles from './conversation-dialog.module.css';

interface DeleteConversationProps {
  deleting: boolean;
  onDelete: () => void;
}

/** Deletes the conversation after a confirmation. */
export function DeleteConversation({ deleting, onDelete }: DeleteConversationProps) {
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {copy.delete}
      </Button>
    );
  return (
    <div className={styles.sure} role="alert">
      <p>{copy.deleteSure}</p>
      <Button variant="danger" busy={deleting} onClick={onDelete}>
        {copy.deleteForGood}
      </Button>
      <Button variant="secondary" autoFocus onClick={() => setAsking(false)}>
        {copy.keep}
      </Button>
    </div>
  );
}
