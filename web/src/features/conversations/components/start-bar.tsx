import { type RefObject, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useCoveredHeight } from '../../../ui/use-covered-height.ts';
import { VoiceInput } from '../../../ui/voice/voice-input.tsx';
import { conversationsCopy as copy } from '../conversations.copy.ts';
import styles from './start-bar.module.css';

interface StartBarProps {
  field: RefObject<HTMLTextAreaElement | null>;
  onText: (text: string) => void;
  /** What the button is waiting for. */
  hint: string | null;
  disabled: boolean;
  /** It starts, or offers Premium instead; `repeated` where the same is offered above the form. */
  look: 'start' | 'offer' | 'repeated';
  label: string;
  busy: boolean;
  /** The number of seconds for which nothing can be sent. */
  sendDelay: number;
}

/** The button that starts a conversation, in view while it is the only one, with what it is still waiting for (ASK-4). */
export function StartBar(props: StartBarProps) {
  const { field, onText, hint, disabled, look, label, busy, sendDelay } = props;
  const hintId = useId();
  useCoveredHeight();
  return (
    <div className={classNames(styles.bar, look !== 'repeated' && styles.inView)}>
      <p id={hintId} role="status" className={styles.hint}>
        {sendDelay === 0 && hint}
      </p>
      {sendDelay > 0 && <p className={styles.rest}>{copy.rest(sendDelay)}</p>}
      <Button
        type="submit"
        size={look === 'start' ? 'l' : 'm'}
        variant={look === 'repeated' ? 'secondary' : 'primary'}
        disabled={disabled || sendDelay > 0}
        aria-describedby={hintId}
        busy={busy}
      >
        {label}
      </Button>
      <VoiceInput field={field} onText={onText} />
    </div>
  );
}
