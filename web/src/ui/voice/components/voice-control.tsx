import { useState } from 'react';
import { Button } from '../../button.tsx';
import { Dialog } from '../../dialog.tsx';
import { type DictationTarget, useDictation } from '../hooks/use-dictation.ts';
import { voiceCopy as copy } from '../voice.copy.ts';
import styles from '../voice-input.module.css';

const ACCEPTED_KEY = 'voice_accepted';

function isAccepted(): boolean {
  try {
    return localStorage.getItem(ACCEPTED_KEY) !== null;
  } catch {
    return false;
  }
}

function storeAcceptance(): void {
  try {
    localStorage.setItem(ACCEPTED_KEY, 'yes');
  } catch {
    // Storage is denied: the question is asked again.
  }
}

/** The button that dictates into a field, and what it has to say. Before the first use the person accepts where the sound goes. */
export function VoiceControl(target: DictationTarget) {
  const { state, start, stop } = useDictation(target);
  const [isAsking, setAsking] = useState(false);
  const isListening = state === 'listening';
  const press = () => {
    if (isListening) stop();
    else if (isAccepted()) start();
    else setAsking(true);
  };
  const accept = () => {
    storeAcceptance();
    setAsking(false);
    start();
  };
  const sentence = isListening ? copy.listening : state === 'idle' ? '' : copy.failures[state];
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={isListening ? copy.stop : copy.start}
        data-listening={isListening || undefined}
        onClick={press}
      >
        <svg
          viewBox="0 0 24 24"
          width="1.375rem"
          height="1.375rem"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          {isListening ? (
            <rect x="7" y="7" width="10" height="10" rx="2" fill="currentColor" />
          ) : (
            <g strokeWidth="1.75" strokeLinecap="round">
              <rect x="9" y="3" width="6" height="11" rx="3" />
              <path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3" />
            </g>
          )}
        </svg>
      </button>
      <p role="status" className={styles.message}>
        {sentence}
      </p>
      <Dialog open={isAsking} onOpenChange={setAsking} title={copy.consentTitle} description={copy.consent}>
        <div className={styles.answers}>
          <Button onClick={accept}>{copy.accept}</Button>
          <Button variant="secondary" onClick={() => setAsking(false)}>
            {copy.decline}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
