import { type RefObject, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useCoveredHeight } from '../../../ui/use-covered-height.ts';
import { VoiceInput } from '../../../ui/voice/voice-input.tsx';
import { conversationsCopy as copy } from '../conversations.copy.ts';
import type { MissingPart } from '../model/start-draft.ts';
import styles from './start-bar.module.css';

interface StartBarProps {
  field: RefObject<HTMLTextAreaElement | null>;
  onText: (text: string) => void;
  missing: MissingPart | null;
  label: string;
  busy: boolean;
  /** The number of seconds for which nothing can be sent. */
  sendDelay: number;
}

/** The button that starts a conversation, always in view, with what it is still waiting for (ASK-4). */
export function StartBar({ field, onText, missing, label, busy, sendDelay }: StartBarProps) {
  const hintId = useId();
  useCoveredHeight();
  return (
    <div className={styles.bar}>
      <p id={hintId} role="status" className={styles.hint}>
        {sendDelay === 0 && missing && copy.missing[missing]}
      </p>
      {sendDelay > 0 && <p className={styles.rest}>{copy.rest(sendDelay)}</p>}
      <Button
        type="submit"
        size="l"
        disabled={missing !== null || sendDelay > 0}
        aria-describedby={hintId}
        busy={busy}
      >
        {label}
      </Button>
      <VoiceInput field={field} onText={onText} />
    </div>
  );
}
