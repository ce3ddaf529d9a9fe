import { LIMITS } from '@app/contracts';
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { Button } from '../../../ui/button.tsx';
import { VoiceInput } from '../../../ui/voice/voice-input.tsx';
import { repliesCopy as copy } from '../replies.copy.ts';
import styles from './composer.module.css';
import { DraftButton } from './draft-button.tsx';

/** The counter is shown when at most this many characters are left. */
const COUNTER_SHOWN_AT = 500;

/** Grows the field with its text, up to about eight lines, in browsers without `field-sizing`. */
function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the text
  useLayoutEffect(() => {
    const area = field.current;
    if (!area || CSS.supports('field-sizing', 'content')) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
  }, [text]);
}

/**
 * Tells the style sheets what height an on-screen keyboard leaves, where it covers the page instead of resizing it (iOS),
 * and keeps the field in view.
 */
function useAboveKeyboard(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const { style } = document.documentElement;
    const show = () => {
      const isCovered = seen.scale === 1 && window.innerHeight - seen.height > 1;
      if (isCovered) style.setProperty('--seen-height', `${seen.height}px`);
      else style.removeProperty('--seen-height');
      if (document.activeElement !== field.current) return;
      // iOS has scrolled the page to show the field above the keyboard, where the field was before.
      if (isCovered) window.scrollTo(0, 0);
      field.current?.form?.scrollIntoView({ block: 'nearest' });
    };
    seen.addEventListener('resize', show);
    return () => {
      seen.removeEventListener('resize', show);
      style.removeProperty('--seen-height');
    };
  }, [field]);
}

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  /** @returns whether the message was sent. */
  onSend: (text: string) => boolean;
  replying: boolean;
  stoppable: boolean;
  stopping: boolean;
  onStop: () => void;
  /** The number of seconds for which nothing can be sent. */
  sendDelay: number;
}

/** What screen readers hear of a wait: its start and its end, not every second. */
function useWaitAnnouncement(sendDelay: number): string {
  const [announced, setAnnounced] = useState('');
  const isWaiting = sendDelay > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced at the start and not every second
  useEffect(() => {
    if (isWaiting) setAnnounced(copy.rest(sendDelay));
    else setAnnounced((before) => (before === '' ? '' : copy.restOver));
  }, [isWaiting]);
  return announced;
}

/** Shows how long the person has to wait. */
function SendDelay({ sendDelay, id }: { sendDelay: number; id: string }) {
  const announced = useWaitAnnouncement(sendDelay);
  return (
    <>
      {sendDelay > 0 && (
        <p id={id} className={styles.rest}>
          {copy.rest(sendDelay)}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </>
  );
}

/** The message field: Enter sends, Shift+Enter inserts a line break (ASK-8, CHAT-5). */
export function Composer({
  field,
  text,
  onText,
  onSend,
  replying,
  stoppable,
  stopping,
  onStop,
  sendDelay,
}: ComposerProps) {
  const countId = useId();
  const sendDelayId = useId();
  useGrowing(field, text);
  useAboveKeyboard(field);
  const left = LIMITS.message.max - text.length;
  const canStop = replying && stoppable;
  const blocked = sendDelay > 0 || replying || text.trim() === '' || left < 0;

  const send = () => {
    if (!blocked && onSend(text)) onText('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method is composing, Enter selects a candidate.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };

  return (
    <form className={styles.composer} onSubmit={onSubmit}>
      <div className={styles.line}>
        <textarea
          ref={field}
          className={styles.field}
          rows={1}
          value={text}
          placeholder={copy.placeholder}
          aria-label={copy.messageLabel}
          aria-describedby={left <= COUNTER_SHOWN_AT ? countId : sendDelay > 0 ? sendDelayId : undefined}
          aria-invalid={left < 0 || undefined}
          enterKeyHint="send"
          dir="auto"
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {text === '' && !replying && <DraftButton onSend={onSend} isBlocked={sendDelay > 0} />}
        <VoiceInput field={field} onText={onText} />
        {canStop && (
          <Button variant="secondary" busy={stopping} onClick={onStop}>
            {stopping ? copy.stopping : copy.stop}
          </Button>
        )}
        <Button type="submit" disabled={blocked} className={canStop ? styles.beside : undefined}>
          {copy.send}
        </Button>
      </div>
      <SendDelay sendDelay={sendDelay} id={sendDelayId} />
      {left <= COUNTER_SHOWN_AT && (
        <p id={countId} className={left < 0 ? styles.over : styles.count}>
          {left < 0 ? copy.over(-left) : copy.left(left)}
        </p>
      )}
    </form>
  );
}
