import { AI_DISCLOSURE, type Message, REPLY_ANGLES, type ReplyAngle } from '@app/contracts';
import { memo, type ReactNode, useId, useMemo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { dateTimeFormat } from '../../../ui/formats.ts';
import type { MessageEdit } from '../hooks/use-message-edit.ts';
import { parseDrafts } from '../model/parse-drafts.ts';
import { repliesCopy as copy } from '../replies.copy.ts';
import { CopyButton } from './copy-button.tsx';
import { DraftVersions } from './draft-versions.tsx';
import { EditMessageForm } from './edit-message-form.tsx';
import styles from './message-row.module.css';
import { ReplyRating } from './reply-rating.tsx';
import { ReplyText } from './reply-text.tsx';

const today = dateTimeFormat({ hour: 'numeric', minute: '2-digit' });
const otherDay = dateTimeFormat({ dateStyle: 'medium', timeStyle: 'short' });
const exact = dateTimeFormat({ dateStyle: 'full', timeStyle: 'short' });

function MessageTime({ ts }: { ts: string }) {
  const moment = new Date(ts);
  const isToday = moment.toDateString() === new Date().toDateString();
  return (
    <time dateTime={ts} title={exact.format(moment)}>
      {(isToday ? today : otherDay).format(moment)}
    </time>
  );
}

const STATES = {
  stopped: copy.stopped,
  interrupted: copy.interrupted,
  unanswered: copy.unanswered,
} as const;

interface RowProps {
  by: Message['role'];
  /** Shown under the text. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A row of the message list: who wrote it, a bubble with the text, and a footer. */
export function Row({ by, foot, children }: RowProps) {
  const mine = by === 'user';
  return (
    <Entry
      className={classNames(styles.row, mine ? styles.mine : styles.theirs)}
      data-reply={!mine || undefined}
    >
      <p className="visually-hidden">{mine ? copy.you : copy.coach}</p>
      <div className={styles.bubble}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </Entry>
  );
}

/** The person's message, as plain text. */
export function UserText({ text }: { text: string }) {
  return (
    <p className={styles.words} dir="auto">
      {text}
    </p>
  );
}

interface MessageRowProps {
  message: Message;
  /** Sends the message again; undefined when that is not possible. */
  onRetry?: (() => void) | undefined;
  /** Edits the message; undefined when that is not possible. */
  edit?: MessageEdit | undefined;
  /** Has the reply written again, or the message answered; undefined when that is not possible. */
  onRegenerate?: ((angle: ReplyAngle) => void) | undefined;
  /** Deletes the message; undefined when that is not possible. */
  onDelete?: ((messageId: string) => void) | undefined;
  /** The conversation whose replies can be rated; null when rating is not allowed. */
  rateIn: string | null;
}

/** A stored message. Memoized: renders again only when it has changed. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, onRetry, edit, onRegenerate, onDelete, rateIn } = props;
  const { id, role, content, ts, state, feedback } = message;
  const mine = role === 'user';
  const drafts = useMemo(() => (mine ? null : parseDrafts(content)), [mine, content]);
  if (edit && edit.text !== null)
    return (
      <Row by={role}>
        <EditMessageForm
          text={edit.text}
          sent={content}
          isWaiting={edit.isWaiting}
          onKeep={edit.keep}
          onSend={edit.send}
          onCancel={edit.cancel}
        />
      </Row>
    );
  return (
    <Row
      by={role}
      foot={
        <>
          <MessageTime ts={ts} />
          {state && <span className={styles.state}>{STATES[state]}</span>}
          {onRetry && <RetryButton onRetry={onRetry} />}
          {edit && <FootButton onClick={() => edit.begin(content)}>{copy.change}</FootButton>}
          {!mine && <CopyButton text={content} />}
          {!mine && rateIn && <ReplyRating conversationId={rateIn} messageId={id} rated={feedback} />}
          {onDelete && (
            <FootButton label={copy.deleteLabel[role]} isRare onClick={() => onDelete(id)}>
              {copy.delete}
            </FootButton>
          )}
          {onRegenerate && <RegenerateButtons hasReply={!mine} onRegenerate={onRegenerate} />}
        </>
      }
    >
      {mine ? (
        <UserText text={content} />
      ) : drafts ? (
        <DraftVersions versions={drafts} />
      ) : (
        <ReplyText text={content} />
      )}
    </Row>
  );
});

interface RegenerateProps {
  /** Whether there is a reply, or it was deleted. */
  hasReply: boolean;
  onRegenerate: (angle: ReplyAngle) => void;
}

/** The ways to another reply, or to one in place of a deleted one, and what it costs. */
function RegenerateButtons({ hasReply, onRegenerate }: RegenerateProps) {
  const costId = useId();
  return (
    <div className={styles.again}>
      {hasReply ? (
        REPLY_ANGLES.map((angle) => (
          <FootButton key={angle} describedBy={costId} onClick={() => onRegenerate(angle)}>
            {copy.again[angle]}
          </FootButton>
        ))
      ) : (
        <FootButton describedBy={costId} onClick={() => onRegenerate('same')}>
          {copy.askAgain}
        </FootButton>
      )}
      <span id={costId}>{copy.againCost}</span>
    </div>
  );
}

interface FootButtonProps {
  onClick: () => void;
  /** What a screen reader says instead of the text. */
  label?: string;
  describedBy?: string;
  /** With a mouse it appears with the pointer or the focus. */
  isRare?: boolean;
  children: ReactNode;
}

/** An action in the footer of a message. */
export function FootButton({ onClick, label, describedBy, isRare, children }: FootButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.copy, isRare && styles.rare)}
      aria-label={label}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

export function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <Button variant="secondary" size="s" onClick={onRetry}>
      {copy.tryAgain}
    </Button>
  );
}

interface EntryProps {
  className: string | undefined;
  /** Marks the entry with the crisis contacts. */
  'data-urgent'?: boolean;
  /** Marks the rows of the coach. */
  'data-reply'?: boolean | undefined;
  tabIndex?: number;
  children: ReactNode;
}

/** An entry of the message list. Not an `li`, because its parent is the `div` of a chunk. */
export function Entry(props: EntryProps) {
  // biome-ignore lint/a11y/useSemanticElements: see above
  return <div role="listitem" {...props} />;
}

/** The notice that the coach is software. */
export function AiDisclosure() {
  return (
    <Entry className={styles.software}>
      <p>{AI_DISCLOSURE}</p>
    </Entry>
  );
}
