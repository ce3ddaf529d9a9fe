import type { Message } from '@app/contracts';
import { Fragment, memo, type ReactNode } from 'react';
import type { Changing } from '../hooks/use-changing.ts';
import { passagesOf } from '../model/passages.ts';
import styles from './message-row.module.css';
import { MessageRow } from './message-row.tsx';
import { SoftwareLine } from './software-line.tsx';

/** About how tall a row is that was never in sight. */
const ROW_REM = 10;

interface RecordProps {
  messages: readonly Message[];
  disclosedBefore: ReadonlySet<string>;
  retryable: string | undefined;
  onRetry: () => void;
  changing: Changing;
  /** The conversation whose replies may be rated; null for none. */
  rateIn: string | null;
  /** The message after which crisis contacts stand, and these. */
  urgentAfter: string | null;
  urgent: ReactNode;
}

function Passage(props: RecordProps) {
  const { messages, disclosedBefore, retryable, onRetry, changing, rateIn, urgentAfter, urgent } = props;
  const rows = messages.map((message) => (
    <Fragment key={message.id}>
      {disclosedBefore.has(message.id) && <SoftwareLine />}
      <MessageRow
        message={message}
        onRetry={message.id === retryable ? onRetry : undefined}
        changing={message.id === changing.messageId ? changing : undefined}
        rateIn={rateIn}
      />
      {message.id === urgentAfter && urgent}
    </Fragment>
  ));
  return (
    <div
      className={styles.passage}
      style={{ containIntrinsicHeight: `auto ${messages.length * ROW_REM}rem` }}
    >
      {rows}
    </div>
  );
}

/** The record alone, passage by passage: not drawn again while a reply streams in below it. */
export const MessageRecord = memo(function MessageRecord({ messages, ...rest }: RecordProps) {
  return passagesOf(messages).map((passage) => <Passage key={passage[0]?.id} messages={passage} {...rest} />);
});
