import type { Certainty, ReplyAngle, SafetyNotice } from '@app/contracts';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { useDisclosureDue } from '../hooks/use-disclosure-due.ts';
import type { MessageEdit } from '../hooks/use-message-edit.ts';
import {
  canDelete,
  isReplying,
  isRewriting,
  regenerableMessage,
  retryableMessage,
  shownMessages,
} from '../model/chat-selectors.ts';
import type { ChatState } from '../model/chat-state.ts';
import { findDisclosures } from '../model/disclosures.ts';
import { repliesCopy as copy } from '../replies.copy.ts';
import listStyles from './chat-window.module.css';
import styles from './message-row.module.css';
import { AiDisclosure, Entry, FootButton, RetryButton, Row, UserText } from './message-row.tsx';
import { ReplyText } from './reply-text.tsx';
import { type PlacedNotice, StoredMessages } from './stored-messages.tsx';

function Typing() {
  return (
    <Row by="assistant">
      <span className={styles.typing}>
        <span className={styles.dots} aria-hidden="true">
          <span />
          <span />
          <span />
        </span>
        {copy.typing}
      </span>
    </Row>
  );
}

interface MessageListProps {
  chat: ChatState;
  onRetry: () => void;
  /** Moves the message that could not be sent back into the composer. */
  onReturnUnsent: () => void;
  edit: MessageEdit;
  /** Has the last reply written again. */
  onRegenerate: (angle: ReplyAngle) => void;
  onDelete: (messageId: string) => void;
  mayRate: boolean;
  /** Renders the crisis contacts when somebody may be in danger. */
  renderSafetyNotice: (notice: SafetyNotice, certainty: Certainty) => ReactNode;
  list: RefObject<HTMLDivElement | null>;
}

/** All messages of a conversation, including those in progress (ASK-7, CHAT-2, CHAT-3). */
export function MessageList(props: MessageListProps) {
  const { chat, onRetry, onReturnUnsent, edit, onRegenerate, onDelete } = props;
  const { mayRate, renderSafetyNotice, list } = props;
  const { outgoing, reply, phase } = chat;
  const stored = shownMessages(chat);
  const hidesReply = isRewriting(chat);
  const messages = useMemo(() => (hidesReply ? stored.slice(0, -1) : stored), [stored, hidesReply]);
  const { before, lastAt } = useMemo(() => findDisclosures(messages), [messages]);
  const due = useDisclosureDue(lastAt);
  const { safety, concern } = chat;
  const notice = safety?.notice;
  const safetyNotice = useMemo(
    () =>
      notice && (
        <Entry className={styles.urgent} data-urgent tabIndex={-1}>
          {renderSafetyNotice(notice, 'certain')}
        </Entry>
      ),
    [notice, renderSafetyNotice],
  );
  const notices = useMemo(() => {
    const placed: PlacedNotice[] = [{ after: safety?.after ?? null, notice: safetyNotice }];
    if (concern)
      placed.push({
        after: concern.after,
        notice: <Entry className={styles.urgent}>{renderSafetyNotice(concern.notice, 'likely')}</Entry>,
      });
    return placed;
  }, [safety?.after, safetyNotice, concern, renderSafetyNotice]);
  const placed = messages.some(({ id }) => id === safety?.after);
  const typing = isReplying(chat) && reply === '' && phase !== 'disconnected';
  const last = messages.at(-1);
  const cutOff = last?.role === 'assistant' && last.state === 'interrupted' && outgoing === null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the entries are inside chunks, so `ul` and `li` are not possible
    <div ref={list} role="list" className={listStyles.content}>
      <StoredMessages
        messages={messages}
        disclosedBefore={before}
        retryable={retryableMessage(chat)?.id}
        onRetry={onRetry}
        edit={edit}
        regenerable={regenerableMessage(chat) ? last?.id : undefined}
        onRegenerate={onRegenerate}
        onDelete={canDelete(chat) ? onDelete : undefined}
        rateIn={mayRate ? chat.conversationId : null}
        notices={notices}
      />
      {(due || (lastAt === null && outgoing)) && <AiDisclosure />}
      {outgoing && (
        <Row
          by="user"
          foot={
            outgoing.failed ? (
              <>
                <span className={styles.state}>{copy.notSent}</span>
                <RetryButton onRetry={onRetry} />
                <FootButton onClick={onReturnUnsent}>{copy.change}</FootButton>
              </>
            ) : (
              copy.sending
            )
          }
        >
          <UserText text={outgoing.text} />
        </Row>
      )}
      {!placed && safetyNotice}
      {reply !== '' && (
        <Row by="assistant">
          <ReplyText text={reply} />
        </Row>
      )}
      {typing && <Typing />}
      {phase === 'failed' && !cutOff && (
        <Row by="assistant">
          <p>{copy.sorry}</p>
        </Row>
      )}
    </div>
  );
}
