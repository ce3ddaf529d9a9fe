import type { Certainty, ConversationDetail, Message, SafetyNotice } from '@app/contracts';
import type { ReactNode } from 'react';
import { settings } from '../../../api/page-settings.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { dateTimeFormat } from '../../../ui/formats.ts';
import { saveConversation } from '../api/save-conversation.ts';
import { dialogCopy as copy } from '../conversation-dialog.copy.ts';
import styles from './conversation-dialog.module.css';
import { TitleLine } from './title-line.tsx';

const moment = dateTimeFormat({ dateStyle: 'medium', timeStyle: 'short' });

interface ConversationDialogProps {
  detail: ConversationDetail;
  open: boolean;
  deleting: boolean;
  onClose: () => void;
  onDelete: () => void;
  /** @returns the sentence of a failure; null on success. */
  onRename: (title: string) => Promise<string | null>;
  /** The path where the conversation continues. */
  continueAt: string;
  /** Renders the crisis contacts when a message or the title tells of danger (docs/safety.md). */
  renderSafetyNotice: (notice: SafetyNotice, certainty: Certainty) => ReactNode;
  /** Renders a reply of the coach. */
  renderReply: (text: string) => ReactNode;
}

function DialogMessage({
  message,
  renderReply,
}: {
  message: Message;
  renderReply: (text: string) => ReactNode;
}) {
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
        renderReply(message.content)
      )}
      {message.state && <p className={styles.state}>{copy.states[message.state]}</p>}
    </li>
  );
}

/** "Conversation Details" (DASH-6): the messages, by "You" or the product. */
export function ConversationDialog(props: ConversationDialogProps) {
  const { detail, open, deleting, onClose, onDelete, onRename, continueAt, renderSafetyNotice, renderReply } =
    props;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={copy.details}
      description={copy.started(moment.format(new Date(detail.createdAt)))}
    >
      <TitleLine key={detail.id} title={detail.title} onRename={onRename} />
      {detail.safety && (
        <div className={styles.urgent} data-urgent>
          {renderSafetyNotice(detail.safety, 'certain')}
        </div>
      )}
      {!detail.safety && detail.concern && (
        <div className={styles.urgent}>{renderSafetyNotice(detail.concern, 'likely')}</div>
      )}
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
          <DialogMessage key={message.id} message={message} renderReply={renderReply} />
        ))}
      </ol>
      {detail.replying && <p className={styles.state}>{copy.replying}</p>}
      <div className={styles.actions}>
        <ButtonLink to={continueAt}>{copy.continue}</ButtonLink>
        <Button variant="secondary" onClick={() => saveConversation(detail)}>
          {copy.download}
        </Button>
        <Button variant="quiet" busy={deleting} onClick={onDelete}>
          {copy.delete}
        </Button>
      </div>
    </Dialog>
  );
}
