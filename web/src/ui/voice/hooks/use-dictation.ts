import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Dictation, type DictationFailure, startDictation } from '../model/dictation.ts';
import { insertSpoken, type SpokenPlace } from '../model/insert-spoken.ts';

/** Where dictated text goes. */
export interface DictationTarget {
  field: RefObject<HTMLTextAreaElement | null>;
  onText: (text: string) => void;
}

type DictationState = 'idle' | 'listening' | DictationFailure;

/** The text around the cursor, which is at the end in a field that was never used. */
function placeIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): SpokenPlace {
  const isUnused = selectionEnd === 0;
  return {
    before: isUnused ? value : value.slice(0, selectionStart),
    after: isUnused ? '' : value.slice(selectionEnd),
  };
}

/** Dictates at the cursor of a field until the person stops, types or sends. */
export function useDictation({ field, onText }: DictationTarget) {
  const [state, setState] = useState<DictationState>('idle');
  const dictation = useRef<Dictation | null>(null);
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  });
  const isListening = state === 'listening';

  useEffect(() => {
    const area = field.current;
    if (!isListening || !area) return;
    const abort = () => {
      dictation.current?.abort();
      setState('idle');
    };
    const { form } = area;
    area.addEventListener('keydown', abort);
    area.addEventListener('input', abort);
    form?.addEventListener('submit', abort);
    return () => {
      area.removeEventListener('keydown', abort);
      area.removeEventListener('input', abort);
      form?.removeEventListener('submit', abort);
    };
  }, [isListening, field]);
  useEffect(() => () => dictation.current?.abort(), []);

  const start = () => {
    const area = field.current;
    if (!area) return;
    const place = placeIn(area);
    let cursor = place.before.length;
    try {
      dictation.current = startDictation({
        heard(spoken) {
          const inserted = insertSpoken(place, spoken);
          cursor = inserted.cursor;
          latest.current(inserted.text);
        },
        ended(failure) {
          setState(failure ?? 'idle');
          area.setSelectionRange(cursor, cursor);
        },
      });
      setState('listening');
    } catch {
      setState('failed');
    }
  };
  return { state, start, stop: () => dictation.current?.stop() };
}
