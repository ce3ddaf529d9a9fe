import type { SafetyNotice } from '@app/contracts';
import { type ReactNode, type RefObject, useMemo } from 'react';
import type { Changing } from '../hooks/use-changing.ts';
import { useDisclosureDue } from '../hooks/use-disclosure-due.ts';
import { disclosuresIn } from '../model/disclosures.ts';
import { isReplying, retryableMessage, shownMessages, type Talk } from '../model/talk.ts';
import { repliesCopy as copy } from '../replies.copy.ts';
import listStyles from './chat-window.module.css';
import { Entry } from './entry.tsx';
import { MessageRecord } from './message-record.tsx';
import styles from './message-row.module.css';
import { FootButton, OwnWords, RetryButton, Row } from './message-row.tsx';
import { ReplyText } from './reply-text.tsx';
import { SoftwareLine } from './software-line.tsx';

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
  /** How it is said who helps, when somebody may be in danger. */
  drawUrgent: (notice: SafetyNotice) => ReactNode;
  list: RefObject<HTMLDivElement | null>;
}

/** Everything said in a conversation, what is under way included (ASK-7, CHAT-2, CHAT-3). */
export function MessageList(props: MessageListProps) {
  const { talk, onRetry, onTakeBack, changing, mayRate, drawUrgent, list } = props;
  const { outgoing, reply, phase } = talk;
  const messages = shownMessages(talk);
  const { before, lastAt } = useMemo(() => disclosuresIn(messages), [messages]);
  const due = useDisclosureDue(lastAt);
  const notice = talk.urgent?.notice;
  const urgent = useMemo(
    () =>
      notice && (
        <Entry className={styles.urgent} data-urgent>
          {drawUrgent(notice)}
        </Entry>
      ),
    [notice, drawUrgent],
  );
  const placed = messages.some(({ id }) => id === talk.urgent?.after);
  const typing = isReplying(talk) && reply === '' && phase !== 'adrift';
  const last = messages.at(-1);
  const cutOff = last?.role === 'assistant' && last.state === 'interrupted' && outgoing === null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: between it and its entries stand passages
    <div ref={list} role="list" className={listStyles.content}>
      <MessageRecord
        messages={messages}
        disclosedBefore={before}
        retryable={retryableMessage(talk)?.id}
        onRetry={onRetry}
        changing={changing}
        rateIn={mayRate ? talk.conversationId : null}
        urgentAfter={talk.urgent?.after ?? null}
        urgent={urgent}
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
      {!placed && urgent}
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
