import type { ConversationDetail, Message, SafetyNotice } from '@app/contracts';
import type { ReactNode } from 'react';
import { settings } from '../../../api/page-settings.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { saveConversation } from '../api/save-conversation.ts';
import { conversationsCopy as copy } from '../conversations.copy.ts';
import styles from './conversation-dialog.module.css';
import { DeleteConversation } from './delete-conversation.tsx';
import { TitleLine } from './title-line.tsx';

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

interface ConversationDialogProps {
  detail: ConversationDetail;
  open: boolean;
  deleting: boolean;
  onClose: () => void;
  onDelete: () => void;
  /** @returns what went wrong, in a sentence; null when it is renamed. */
  onRename: (title: string) => Promise<string | null>;
  /** Where it goes on. */
  continueAt: string;
  /** Who helps, where what was said or the title tells of danger (safety.md). */
  drawUrgent: (notice: SafetyNotice) => ReactNode;
  /** How a reply of the coach's is drawn. */
  drawReply: (text: string) => ReactNode;
}

function Said({ message, drawReply }: { message: Message; drawReply: (text: string) => ReactNode }) {
  const mine = message.role === 'user';
  return (
    <li className={mine ? styles.mine : styles.theirs}>
      <p className={styles.by}>
        <strong>{mine ? copy.you : settings.productName}</strong>
        <time dateTime={message.ts}>{moment.format(new Date(message.ts))}</time>
      </p>
      {mine ? (
        <p className={styles.words} dir="auto">
          {message.content}
        </p>
      ) : (
        drawReply(message.content)
      )}
      {message.state && <p className={styles.state}>{copy.states[message.state]}</p>}
    </li>
  );
}

/** "Conversation Details" (DASH-6): what was said, by "You" or the product. */
export function ConversationDialog(props: ConversationDialogProps) {
  const { detail, open, deleting, onClose, onDelete, onRename, continueAt, drawUrgent, drawReply } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={copy.details}
      description={copy.started(moment.format(new Date(detail.createdAt)))}
    >
      <TitleLine key={detail.id} title={detail.title} onRename={onRename} />
      {detail.safety && <div className={styles.urgent}>{drawUrgent(detail.safety)}</div>}
      {detail.emotionTags.length > 0 && (
        <p className={styles.tags}>
          {detail.emotionTags.map((tag) => (
            <Badge key={tag} tone="warm">
              {tag}
            </Badge>
          ))}
        </p>
      )}
      <ol className={styles.messages}>
        {detail.messages.map((message) => (
          <Said key={message.id} message={message} drawReply={drawReply} />
        ))}
      </ol>
      {detail.replying && <p className={styles.state}>{copy.replying}</p>}
      <div className={styles.actions}>
        <ButtonLink to={continueAt}>{copy.continue}</ButtonLink>
        <Button variant="secondary" onClick={() => saveConversation(detail)}>
          {copy.download}
        </Button>
        <DeleteConversation key={detail.id} deleting={deleting} onDelete={onDelete} />
      </div>
    </Dialog>
  );
}
