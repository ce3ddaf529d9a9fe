import type { SafetyNotice } from '@app/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { conversationQuery } from '../api/conversations.ts';
import { saveConversation } from '../api/save-conversation.ts';
import { conversationsCopy as copy } from '../conversations.copy.ts';
import { useConversationChanges } from '../hooks/use-conversation-changes.ts';
import styles from './conversation-dialog.module.css';
import type { ConversationOptionsProps } from './conversation-options.types.ts';
import { DeleteConversation } from './delete-conversation.tsx';
import { TitleLine } from './title-line.tsx';

/** Reads the conversation as the server holds it now, and saves that. */
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

/** What the dialog of the history offers, for the conversation that one is in: rename, download, delete. */
export function ConversationOptionsDialog(props: ConversationOptionsProps) {
  const { id, title, mayChange, open, onClose, onRenamed, onDeleted, drawUrgent } = props;
  const [urgent, setUrgent] = useState<SafetyNotice | null>(null);
  const { downloading, download } = useDownload(id);
  const { deleting, rename, remove } = useConversationChanges(id, {
    onDeleted,
    onRenamed(renamed, next, found) {
      if (found) setUrgent(found);
      onRenamed(renamed, next, found);
    },
  });
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={copy.options}>
      {mayChange ? (
        <TitleLine title={title} onRename={rename} />
      ) : (
        <h3 className={styles.title} dir="auto">
          {title}
        </h3>
      )}
      {urgent && <div className={styles.urgent}>{drawUrgent(urgent)}</div>}
      <div className={styles.actions}>
        <Button variant="secondary" busy={downloading} onClick={download}>
          {copy.download}
        </Button>
        {mayChange && <DeleteConversation deleting={deleting} onDelete={remove} />}
      </div>
    </Dialog>
  );
}
