import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { KeptTexts } from '../../../session/kept-texts.ts';
import type { Written } from '../model/talk-ports.ts';
import { useKeptText } from './use-kept-text.ts';

const change = z.object({ messageId: z.string(), text: z.string() });
/** A message that is being said differently. */
export type Change = z.output<typeof change>;

function readChange(kept: string): Change | null {
  try {
    return change.parse(JSON.parse(kept));
  } catch {
    return null;
  }
}

/** What is being written in a conversation: it outlives a reload and a session that expired, until it is sent. */
export interface Drafts {
  readonly text: string;
  setText(text: string): void;
  /** As it was when it began, or came back. */
  readonly change: Change | null;
  /** Begins to say a message differently; null leaves it as it is. */
  setChange(change: Change | null): void;
  /** Keeps what is written of it, without the page being drawn again. */
  keepChange(change: Change): void;
  /** What could not be sent. */
  giveBack(written: Written): void;
}

/** @param place the conversation; null for none. */
export function useDrafts(texts: KeptTexts, place: string | null): Drafts {
  const nameOf = (what: 'reply' | 'change', id: string | null) => `${what}:${id ?? 'none'}`;
  const [text, setText] = useKeptText(texts, nameOf('reply', place));
  const [keptChange, keepChangeText] = useKeptText(texts, nameOf('change', place));
  return {
    text,
    setText,
    change: useMemo(() => readChange(keptChange), [keptChange]),
    setChange: (next) => keepChangeText(next === null ? '' : JSON.stringify(next)),
    keepChange: (next) => texts.set(nameOf('change', place), JSON.stringify(next)),
    giveBack({ text: sent, conversationId, replaces }) {
      const here = conversationId === place;
      if (replaces !== null) {
        const back = JSON.stringify({ messageId: replaces, text: sent });
        if (here) keepChangeText(back);
        else texts.set(nameOf('change', conversationId), back);
        return;
      }
      const name = nameOf('reply', conversationId);
      const whole = [sent, texts.get(name)].filter(Boolean).join('\n\n');
      if (here) setText(whole);
      else texts.set(name, whole);
    },
  };
}
