import type { Message } from '@app/contracts';
import { memo, type ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Changing } from '../hooks/use-changing.ts';
import { repliesCopy as copy } from '../replies.copy.ts';
import { ChangeForm } from './change-form.tsx';
import { CopyButton } from './copy-button.tsx';
import { Entry } from './entry.tsx';
import styles from './message-row.module.css';
import { ReplyRating } from './reply-rating.tsx';
import { ReplyText } from './reply-text.tsx';

const today = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });
const otherDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });

function When({ ts }: { ts: string }) {
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
  /** Under the words. */
  foot?: ReactNode;
  children: ReactNode;
}

/** One thing said, by whom. */
export function Row({ by, foot, children }: RowProps) {
  const mine = by === 'user';
  return (
    <Entry className={classNames(styles.row, mine ? styles.mine : styles.theirs)}>
      <p className="visually-hidden">{mine ? copy.you : copy.coach}</p>
      <div className={styles.bubble}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </Entry>
  );
}

/** What the person wrote, letter by letter. */
export function OwnWords({ text }: { text: string }) {
  return (
    <p className={styles.words} dir="auto">
      {text}
    </p>
  );
}

interface MessageRowProps {
  message: Message;
  /** Sends it once more; only where that can be done. */
  onRetry?: (() => void) | undefined;
  /** How it is said differently; only where that can be done. */
  changing?: Changing | undefined;
  /** The conversation whose replies may be rated; null for none. */
  rateIn: string | null;
}

/** A message of the record. Drawn again only when it has changed. */
export const MessageRow = memo(function MessageRow({ message, onRetry, changing, rateIn }: MessageRowProps) {
  const { id, role, content, ts, state, feedback } = message;
  const mine = role === 'user';
  if (changing && changing.text !== null)
    return (
      <Row by={role}>
        <ChangeForm
          text={changing.text}
          resting={changing.resting}
          onKeep={changing.keep}
          onSend={changing.send}
          onCancel={changing.cancel}
        />
      </Row>
    );
  return (
    <Row
      by={role}
      foot={
        <>
          <When ts={ts} />
          {state && <span className={styles.state}>{STATES[state]}</span>}
          {onRetry && <RetryButton onRetry={onRetry} />}
          {changing && <FootButton onClick={() => changing.begin(content)}>{copy.change}</FootButton>}
          {!mine && <CopyButton text={content} />}
          {!mine && rateIn && <ReplyRating conversationId={rateIn} messageId={id} rated={feedback} />}
        </>
      }
    >
      {mine ? <OwnWords text={content} /> : <ReplyText text={content} />}
    </Row>
  );
});

/** A small thing that can be done with a message. */
export function FootButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.copy} onClick={onClick}>
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
