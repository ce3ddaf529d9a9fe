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
import { repliesCopy as copy } from '../replies.copy.ts';
import styles from './composer.module.css';

/** So near to the limit it is counted. */
const NEAR = 500;

/** Grows with what is written in it, to about eight lines: by measuring, where CSS can't (`field-sizing`). */
function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written decides the height
  useLayoutEffect(() => {
    const area = field.current;
    if (!area || CSS.supports('field-sizing', 'content')) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
  }, [text]);
}

/** Where a keyboard on the screen covers the page, the field stays in sight. */
function useAboveKeyboard(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    const show = () => {
      if (document.activeElement === field.current) field.current?.scrollIntoView({ block: 'nearest' });
    };
    seen?.addEventListener('resize', show);
    return () => seen?.removeEventListener('resize', show);
  }, [field]);
}

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  /** @returns whether it was sent. */
  onSend: (text: string) => boolean;
  replying: boolean;
  stoppable: boolean;
  stopping: boolean;
  onStop: () => void;
  /** For so many seconds nothing can be sent. */
  rest: number;
}

/** How long one has to wait: to be seen as it passes, and told when it begins and ends. */
function Resting({ rest, id }: { rest: number; id: string }) {
  const [told, setTold] = useState('');
  const resting = rest > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told as it begins, and not each second
  useEffect(() => {
    if (resting) setTold(copy.rest(rest));
    else setTold((before) => (before === '' ? '' : copy.restOver));
  }, [resting]);
  return (
    <>
      {resting && (
        <p id={id} className={styles.rest}>
          {copy.rest(rest)}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </>
  );
}

/** Where messages are written: Enter sends, Shift+Enter begins a line (ASK-8, CHAT-5). */
export function Composer({
  field,
  text,
  onText,
  onSend,
  replying,
  stoppable,
  stopping,
  onStop,
  rest,
}: ComposerProps) {
  const countId = useId();
  const restId = useId();
  useGrowing(field, text);
  useAboveKeyboard(field);
  const left = LIMITS.message.max - text.length;
  const canStop = replying && stoppable;
  const blocked = rest > 0 || replying || text.trim() === '' || left < 0;

  const send = () => {
    if (!blocked && onSend(text)) onText('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter chooses a word.
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
          aria-describedby={left <= NEAR ? countId : rest > 0 ? restId : undefined}
          aria-invalid={left < 0 || undefined}
          enterKeyHint="send"
          dir="auto"
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {canStop && (
          <Button variant="secondary" busy={stopping} onClick={onStop}>
            {stopping ? copy.stopping : copy.stop}
          </Button>
        )}
        <Button type="submit" disabled={blocked} className={canStop ? styles.beside : undefined}>
          {copy.send}
        </Button>
      </div>
      <Resting rest={rest} id={restId} />
      {left <= NEAR && (
        <p id={countId} className={left < 0 ? styles.over : styles.count}>
          {left < 0 ? copy.over(-left) : copy.left(left)}
        </p>
      )}
    </form>
  );
}
