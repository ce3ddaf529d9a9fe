import type { Certainty, ConversationDetail, SafetyNotice, SafetyNotices } from '@app/contracts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { conversationQuery } from '../api/conversations.ts';
import { copyConversation, printConversation } from '../api/print-conversation.ts';
import { saveConversation } from '../api/save-conversation.ts';
import { dialogCopy as copy } from '../conversation-dialog.copy.ts';
import { listCopy } from '../conversation-list.copy.ts';
import { historyCopy } from '../history.copy.ts';
import type { ConversationChangeHandlers } from '../hooks/use-conversation-changes.ts';
import { useConversationChanges } from '../hooks/use-conversation-changes.ts';
import { usePin } from '../hooks/use-pinned.ts';
import styles from './conversation-dialog.module.css';
import { TitleLine } from './title-line.tsx';

type Take = (detail: ConversationDetail) => void | Promise<void>;

async function copyText(detail: ConversationDetail): Promise<void> {
  try {
    await copyConversation(detail);
    toast.good(copy.copied);
  } catch {
    toast.danger(copy.copyFailed);
  }
}

/** Fetches the conversation, to save, copy or print it. */
function useDetail(id: string) {
  const queries = useQueryClient();
  const [taking, setTaking] = useState<Take | null>(null);
  const take = async (act: Take) => {
    setTaking(() => act);
    try {
      await act(await queries.fetchQuery(conversationQuery(id)));
    } catch {
      toast.danger(copy.loadError, { description: copy.loadFailed });
    } finally {
      setTaking(null);
    }
  };
  return { taking, take };
}

const TAKES: readonly (readonly [label: string, act: Take])[] = [
  [copy.copyText, copyText],
  [copy.print, printConversation],
  [copy.download, saveConversation],
];

/** A dialog to rename, pin, copy, print, download or delete a conversation. */
export function ConversationOptionsDialog(props: ConversationOptionsProps) {
  const { id, title, mayChange, open, onClose, onRenamed, renderSafetyNotice, actions } = props;
  const { onDeleted, onRestored } = props;
  const [{ safety, concern }, setNotices] = useState<SafetyNotices>({});
  const { taking, take } = useDetail(id);
  const { deleting, rename, remove } = useConversationChanges(id, {
    onDeleted,
    onRestored,
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
        {TAKES.map(([label, act]) => (
          <Button key={label} variant="secondary" busy={taking === act} onClick={() => void take(act)}>
            {label}
          </Button>
        ))}
        {mayChange && (
          <Button variant="quiet" busy={deleting} onClick={remove}>
            {copy.delete}
          </Button>
        )}
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

/** Pins a conversation to the top of the list, or unpins it. */
function PinButton({ id }: { id: string }) {
  const { isPinned, busy, toggle } = usePin(id);
  if (isPinned === null) return null;
  return (
    <Button variant="secondary" busy={busy} onClick={toggle}>
      {isPinned ? listCopy.unpin : listCopy.pin}
    </Button>
  );
}
