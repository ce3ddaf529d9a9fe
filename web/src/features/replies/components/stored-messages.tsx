import type { Message, ReplyAngle } from '@app/contracts';
import { Fragment, memo, type ReactNode } from 'react';
import type { MessageEdit } from '../hooks/use-message-edit.ts';
import { chunkMessages } from '../model/message-chunks.ts';
import styles from './message-row.module.css';
import { AiDisclosure, MessageRow } from './message-row.tsx';

/** The estimated height of a row that has not been rendered yet. */
const ROW_REM = 10;

export interface PlacedNotice {
  readonly after: string | null;
  readonly notice: ReactNode;
}

interface StoredMessagesProps {
  messages: readonly Message[];
  disclosedBefore: ReadonlySet<string>;
  retryable: string | undefined;
  onRetry: () => void;
  edit: MessageEdit;
  /** The id of the reply that can be written again, or of the message whose reply was deleted. */
  regenerable: string | undefined;
  onRegenerate: (angle: ReplyAngle) => void;
  /** Deletes a message; undefined when that is not possible. */
  onDelete: ((messageId: string) => void) | undefined;
  /** The conversation whose replies can be rated; null when rating is not allowed. */
  rateIn: string | null;
  /** The crisis contacts, and the quiet line, each with the id of the message after which they are shown. */
  notices: readonly PlacedNotice[];
}

function MessageChunk(props: StoredMessagesProps) {
  const { messages, disclosedBefore, retryable, onRetry, edit, rateIn, notices } = props;
  const { regenerable, onRegenerate, onDelete } = props;
  const rows = messages.map((message) => (
    <Fragment key={message.id}>
      {disclosedBefore.has(message.id) && <AiDisclosure />}
      <MessageRow
        message={message}
        onRetry={message.id === retryable ? onRetry : undefined}
        edit={message.id === edit.messageId ? edit : undefined}
        onRegenerate={message.id === regenerable ? onRegenerate : undefined}
        onDelete={onDelete}
        rateIn={rateIn}
      />
      {notices.find(({ after }) => after === message.id)?.notice}
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

/** The stored messages, in chunks. Memoized: they do not render again while a reply streams in below them. */
export const StoredMessages = memo(function StoredMessages({ messages, ...rest }: StoredMessagesProps) {
  return chunkMessages(messages).map((chunk) => (
    <MessageChunk key={chunk[0]?.id} messages={chunk} {...rest} />
  ));
});
