import { LIMITS } from '@app/contracts';
import { type KeyboardEvent, useRef } from 'react';
import { historyCopy as copy } from '../history.copy.ts';
import styles from './message-history.module.css';

interface HistorySearchProps {
  words: string;
  onWords: (words: string) => void;
}

/** The search field of the history. Escape clears it. */
export function HistorySearch({ words, onWords }: HistorySearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onWords('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || words === '') return;
    event.preventDefault();
    onWords('');
  };
  return (
    <div className={styles.search}>
      <svg viewBox="0 0 20 20" width="1.125rem" height="1.125rem" aria-hidden="true" className={styles.glass}>
        <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.75" />
        <path d="m12.75 12.75 4.5 4.5" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
      <input
        ref={field}
        type="search"
        className={styles.words}
        value={words}
        maxLength={LIMITS.search.max}
        placeholder={copy.search}
        aria-label={copy.search}
        autoComplete="off"
        enterKeyHint="search"
        dir="auto"
        onChange={(event) => onWords(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {words !== '' && (
        <button type="button" className={styles.clear} aria-label={copy.clearSearch} onClick={clear}>
          <svg viewBox="0 0 20 20" width="1rem" height="1rem" aria-hidden="true">
            <path d="m5 5 10 10M15 5 5 15" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      )}
    </div>
  );
}
