import type { Message } from '@app/contracts';
import { memo, type RefObject } from 'react';
import { isReplying, retryableMessage, type Talk } from '../model/talk.ts';
import { repliesCopy as copy } from '../replies.copy.ts';
import listStyles from './chat-window.module.css';
import styles from './message-row.module.css';
import { MessageRow, OwnWords, RetryButton, Row } from './message-row.tsx';
import { ReplyText } from './reply-text.tsx';

interface RecordProps {
  messages: readonly Message[];
  retryable: string | undefined;
  onRetry: () => void;
}

/** The record alone: not drawn again while a reply streams in below it. */
const MessageRecord = memo(function MessageRecord({ messages, retryable, onRetry }: RecordProps) {
  return messages.map((message) => (
    <MessageRow key={message.id} message={message} onRetry={message.id === retryable ? onRetry : undefined} />
  ));
});

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
  talk: Talk;
  onRetry: () => void;
  list: RefObject<HTMLOListElement | null>;
}

/** Everything said in a conversation, what is under way included (ASK-7, CHAT-2, CHAT-3). */
export function MessageList({ talk, onRetry, list }: MessageListProps) {
  const { messages, outgoing, reply, phase } = talk;
  const typing = isReplying(talk) && reply === '' && phase !== 'adrift';
  const last = messages.at(-1);
  const cutOff = last?.role === 'assistant' && last.state === 'interrupted' && outgoing === null;
  return (
    <ol ref={list} className={listStyles.content}>
      <MessageRecord messages={messages} retryable={retryableMessage(talk)?.id} onRetry={onRetry} />
      {outgoing && (
        <Row
          by="user"
          foot={
            outgoing.failed ? (
              <>
                <span className={styles.state}>{copy.notSent}</span>
                <RetryButton onRetry={onRetry} />
              </>
            ) : (
              copy.sending
            )
          }
        >
          <OwnWords text={outgoing.text} />
        </Row>
      )}
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
    </ol>
  );
}
