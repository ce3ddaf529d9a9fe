import type { Message } from '@app/contracts';
import { Fragment, memo, type RefObject, useMemo } from 'react';
import type { Changing } from '../hooks/use-changing.ts';
import { useDisclosureDue } from '../hooks/use-disclosure-due.ts';
import { disclosuresIn } from '../model/disclosures.ts';
import { isReplying, retryableMessage, shownMessages, type Talk } from '../model/talk.ts';
import { repliesCopy as copy } from '../replies.copy.ts';
import listStyles from './chat-window.module.css';
import styles from './message-row.module.css';
import { FootButton, MessageRow, OwnWords, RetryButton, Row } from './message-row.tsx';
import { ReplyText } from './reply-text.tsx';
import { SoftwareLine } from './software-line.tsx';

interface RecordProps {
  messages: readonly Message[];
  disclosedBefore: ReadonlySet<string>;
  retryable: string | undefined;
  onRetry: () => void;
  changing: Changing;
  /** The conversation whose replies may be rated; null for none. */
  rateIn: string | null;
}

/** The record alone: not drawn again while a reply streams in below it. */
const MessageRecord = memo(function MessageRecord(props: RecordProps) {
  const { messages, disclosedBefore, retryable, onRetry, changing, rateIn } = props;
  return messages.map((message) => (
    <Fragment key={message.id}>
      {disclosedBefore.has(message.id) && <SoftwareLine />}
      <MessageRow
        message={message}
        onRetry={message.id === retryable ? onRetry : undefined}
        changing={message.id === changing.messageId ? changing : undefined}
        rateIn={rateIn}
      />
    </Fragment>
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
  /** Takes back what could not be sent. */
  onTakeBack: () => void;
  changing: Changing;
  mayRate: boolean;
  list: RefObject<HTMLOListElement | null>;
}

/** Everything said in a conversation, what is under way included (ASK-7, CHAT-2, CHAT-3). */
export function MessageList({ talk, onRetry, onTakeBack, changing, mayRate, list }: MessageListProps) {
  const { outgoing, reply, phase } = talk;
  const messages = shownMessages(talk);
  const { before, lastAt } = useMemo(() => disclosuresIn(messages), [messages]);
  const due = useDisclosureDue(lastAt);
  const typing = isReplying(talk) && reply === '' && phase !== 'adrift';
  const last = messages.at(-1);
  const cutOff = last?.role === 'assistant' && last.state === 'interrupted' && outgoing === null;
  return (
    <ol ref={list} className={listStyles.content}>
      <MessageRecord
        messages={messages}
        disclosedBefore={before}
        retryable={retryableMessage(talk)?.id}
        onRetry={onRetry}
        changing={changing}
        rateIn={mayRate ? talk.conversationId : null}
      />
      {(due || (lastAt === null && outgoing)) && <SoftwareLine />}
      {outgoing && (
        <Row
          by="user"
          foot={
            outgoing.failed ? (
              <>
                <span className={styles.state}>{copy.notSent}</span>
                <RetryButton onRetry={onRetry} />
                <FootButton onClick={onTakeBack}>{copy.change}</FootButton>
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
