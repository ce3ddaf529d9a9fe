import { LIMITS } from '@app/contracts';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { repliesCopy as copy } from '../replies.copy.ts';
import styles from './edit-message-form.module.css';

export interface EditMessageFormProps {
  /** The initial text. */
  text: string;
  /** The text of the message as it was sent. */
  sent: string;
  onKeep: (text: string) => void;
  onSend: (text: string) => void;
  /** @param text what is kept for the next time; null for nothing. */
  onCancel: (text: string | null) => void;
  /** Whether the person has to wait before anything can be sent. */
  isWaiting: boolean;
}

/** A field that begins with the focus, in view and with the cursor at its end. */
function useFocusedField(): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const area = field.current;
    area?.focus({ preventScroll: true });
    area?.setSelectionRange(area.value.length, area.value.length);
    area?.scrollIntoView({ block: 'nearest' });
  }, []);
  return field;
}

/** Replaces the person's newest message while it is edited: Enter sends it, Escape cancels and keeps the text. */
export function EditMessageForm(props: EditMessageFormProps) {
  const { text: before, sent, onKeep, onSend, onCancel, isWaiting } = props;
  const [text, setText] = useState(before);
  const field = useFocusedField();
  const left = LIMITS.message.max - text.length;
  const blocked = text.trim() === '' || left < 0 || isWaiting;
  const isChanged = text.trim() !== '' && text !== sent;
  const cancel = () => onCancel(isChanged ? text : null);
  const send = () => {
    if (!blocked) onSend(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') cancel();
    else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      send();
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <textarea
        ref={field}
        className={styles.field}
        rows={2}
        value={text}
        aria-label={copy.changeLabel}
        aria-invalid={left < 0 || undefined}
        enterKeyHint="send"
        dir="auto"
        onChange={(event) => {
          setText(event.target.value);
          onKeep(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      {left < 0 && <p className={styles.over}>{copy.over(-left)}</p>}
      <p className={styles.note}>{copy.changeNote}</p>
      <div className={styles.ways}>
        {isChanged && (
          <Button size="s" variant="quiet" onClick={() => onCancel(null)}>
            {copy.discard}
          </Button>
        )}
        <Button size="s" variant="secondary" onClick={cancel}>
          {copy.cancel}
        </Button>
        <Button size="s" type="submit" disabled={blocked}>
          {copy.sendChange}
        </Button>
      </div>
    </form>
  );
}
