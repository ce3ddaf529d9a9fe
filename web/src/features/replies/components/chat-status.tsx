import { useEffect, useRef, useState } from 'react';
import type { Phase, Talk } from '../model/talk.ts';
import { repliesCopy as copy } from '../replies.copy.ts';

function sentenceFor(before: Phase, { phase, messages }: Talk): string | null {
  if (phase === before) return null;
  switch (phase) {
    case 'streaming':
      return before === 'lost' ? null : copy.replyBegins;
    case 'done':
      return copy.replyWhole(messages.at(-1)?.content ?? '');
    case 'stopped':
      return copy.replyStopped;
    case 'failed':
      return copy.replyFailed;
    default:
      return null;
  }
}

/** Tells screen readers when a reply begins and, once it is there, what it says: never word by word. */
export function ChatStatus({ talk }: { talk: Talk }) {
  // A conversation that is opened is idle. One just begun may be past its first reply by now, which is news; an old failure is none.
  const before = useRef<Phase>(talk.phase === 'failed' ? 'failed' : 'idle');
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    const next = sentenceFor(before.current, talk);
    before.current = talk.phase;
    if (next !== null) setSentence(next);
  }, [talk]);
  return (
    <p className="visually-hidden" role="status" aria-atomic="true">
      {sentence}
    </p>
  );
}
