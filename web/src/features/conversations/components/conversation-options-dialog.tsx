import type { Certainty, SafetyNotice, SafetyNotices } from '@app/contracts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { conversationQuery } from '../api/conversations.ts';
import { saveConversation } from '../api/save-conversation.ts';
import { dialogCopy as copy } from '../conversation-dialog.copy.ts';
import { historyCopy } from '../history.copy.ts';
import type { ConversationChangeHandlers } from '../hooks/use-conversation-changes.ts';
import { useConversationChanges } from '../hooks/use-conversation-changes.ts';
import styles from './conversation-dialog.module.css';
import { DeleteConversation } from './delete-conversation.tsx';
import { PinButton } from './pin-button.tsx';
import { TitleLine } from './title-line.tsx';

/** Fetches the conversation and saves it as a file. */
function useDownload(id: string) {
  const queries = useQueryClient();
  const [downloading, setDownloading] = useState(false);
  const download = async () => {
    setDownloading(true);
    try {
      saveConversation(await queries.fetchQuery(conversationQuery(id)));
    } catch {
      toast.danger(copy.loadError, { description: copy.loadFailed });
    } finally {
      setDownloading(false);
    }
  };
  return { downloading, download: () => void download() };
}

/** A dialog to rename, pin, download or delete a conversation. */
export function ConversationOptionsDialog(props: ConversationOptionsProps) {
  const { id, title, mayChange, open, onClose, onRenamed, onDeleted, renderSafetyNotice, actions } = props;
  const [{ safety, concern }, setNotices] = useState<SafetyNotices>({});
  const { downloading, download } = useDownload(id);
  const { deleting, rename, remove } = useConversationChanges(id, {
    onDeleted,
    onRenamed(renamedId, newTitle, notices) {
      if (notices.safety || (notices.concern && !safety)) setNotices(notices);
      onRenamed(renamedId, newTitle, notices);
    },
  });
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={historyCopy.options}>
      {mayChange ? (
        <TitleLine title={title} onRename={rename} />
      ) : (
        <h3 className={styles.title} dir="auto">
          {title}
        </h3>
      )}
      {safety && (
        <div className={styles.urgent} data-urgent>
          {renderSafetyNotice(safety, 'certain')}
        </div>
      )}
      {concern && <div className={styles.urgent}>{renderSafetyNotice(concern, 'likely')}</div>}
      <div className={styles.actions}>
        {actions}
        {mayChange && <PinButton id={id} />}
        <Button variant="secondary" busy={downloading} onClick={download}>
          {copy.download}
        </Button>
        {mayChange && <DeleteConversation deleting={deleting} onDelete={remove} />}
      </div>
    </Dialog>
  );
}

export interface ConversationOptionsProps extends ConversationChangeHandlers {
  id: string;
  title: string;
  /** False for a person without an account, who can only download the conversation. */
  mayChange: boolean;
  /** Shown before the actions of the dialog. */
  actions?: ReactNode;
  open: boolean;
  onClose: () => void;
  /** Renders the crisis contacts when the new title suggests that somebody is in danger (docs/safety.md). */
  renderSafetyNotice: (notice: SafetyNotice, certainty: Certainty) => ReactNode;
}
