import { useState } from 'react';
import type { KeptTexts } from '../../../session/kept-texts.ts';

/** What stands in a field, kept under a name until it is sent. */
export function useKeptText(texts: KeptTexts, name: string): [string, (text: string) => void] {
  const [held, setHeld] = useState(() => ({ name, text: texts.get(name) ?? '' }));
  // Another name is another text.
  const now = held.name === name ? held : { name, text: texts.get(name) ?? '' };
  if (now !== held) setHeld(now);
  const set = (text: string) => {
    texts.set(name, text === '' ? null : text);
    setHeld({ name, text });
  };
  return [now.text, set];
}
