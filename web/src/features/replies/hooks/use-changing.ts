import { type RefObject, useMemo } from 'react';
import type { TalkConductor } from '../model/conduct-talk.ts';
import { changeableMessage, type Talk } from '../model/talk.ts';
import type { Drafts } from './use-drafts.ts';

/** How the newest message is said differently. */
export interface Changing {
  /** The message that can be. */
  readonly messageId: string | undefined;
  /** What it is to become, while it is being written. */
  readonly text: string | null;
  readonly resting: boolean;
  begin(content: string): void;
  keep(text: string): void;
  send(text: string): void;
  cancel(): void;
}

interface ChangingParts {
  talk: Talk;
  conductor: TalkConductor;
  drafts: Drafts;
  /** Where focus goes when it is over. */
  field: RefObject<HTMLTextAreaElement | null>;
  rest: number;
  onSent: () => void;
}

/** Lets the person say their newest message differently, in its place. The same object while nothing of it changes. */
export function useChanging({ talk, conductor, drafts, field, rest, onSent }: ChangingParts): Changing {
  const messageId = changeableMessage(talk)?.id;
  const { change, setChange, keepChange } = drafts;
  const text = change !== null && change.messageId === messageId ? change.text : null;
  const resting = rest > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the drafts do is the same each time
  return useMemo(
    () => ({
      messageId,
      text,
      resting,
      begin: (content) => messageId && setChange({ messageId, text: content }),
      keep: (written) => messageId && keepChange({ messageId, text: written }),
      send(written) {
        if (messageId === undefined || !conductor.say(written, messageId)) return;
        setChange(null);
        onSent();
        field.current?.focus({ preventScroll: true });
      },
      cancel() {
        setChange(null);
        field.current?.focus({ preventScroll: true });
      },
    }),
    [messageId, text, resting, conductor],
  );
}
