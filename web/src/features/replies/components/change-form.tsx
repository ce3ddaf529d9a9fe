import { LIMITS } from '@app/contracts';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { repliesCopy as copy } from '../replies.copy.ts';
import styles from './change-form.module.css';

export interface ChangeFormProps {
  /** What stands there when it is opened. */
  text: string;
  onKeep: (text: string) => void;
  onSend: (text: string) => void;
  onCancel: () => void;
  /** Nothing can be sent yet. */
  resting: boolean;
}

/** In the place of one's newest message: Enter sends it anew, Escape leaves it as it was. */
export function ChangeForm({ text: before, onKeep, onSend, onCancel, resting }: ChangeFormProps) {
  const [text, setText] = useState(before);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const area = field.current;
    area?.focus({ preventScroll: true });
    area?.setSelectionRange(area.value.length, area.value.length);
    area?.scrollIntoView({ block: 'nearest' });
  }, []);
  const left = LIMITS.message.max - text.length;
  const blocked = text.trim() === '' || left < 0 || resting;
  const send = () => {
    if (!blocked) onSend(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onCancel();
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
        <Button size="s" variant="secondary" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button size="s" type="submit" disabled={blocked}>
          {copy.sendChange}
        </Button>
      </div>
    </form>
  );
}
