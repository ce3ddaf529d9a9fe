import { plainText } from '@app/contracts';
import { useEffect, useRef, useState } from 'react';
import type { ChatState, Phase } from '../model/chat-state.ts';
import { repliesCopy as copy } from '../replies.copy.ts';

function sentenceFor(before: Phase, { phase, messages }: ChatState): string | null {
  if (phase === before) return null;
  switch (phase) {
    case 'streaming':
      return before === 'reconnecting' ? null : copy.replyBegins;
    case 'done':
      return copy.replyWhole(plainText(messages.at(-1)?.content ?? ''));
    case 'stopped':
      return copy.replyStopped;
    case 'failed':
      return copy.replyFailed;
    default:
      return null;
  }
}

/** The sentence about the latest change of a conversation. */
function useStatusSentence(chat: ChatState): string {
  // A new conversation may already have its first reply on the first render, which is announced; an old failure is not.
  const before = useRef<Phase>(chat.phase === 'failed' ? 'failed' : 'idle');
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    const next = sentenceFor(before.current, chat);
    before.current = chat.phase;
    if (next !== null) setSentence(next);
  }, [chat]);
  return sentence;
}

/** Announces to screen readers that a reply begins and, once it is complete, its text: never token by token. */
export function ChatStatus({ chat }: { chat: ChatState }) {
  const sentence = useStatusSentence(chat);
  return (
    <p className="visually-hidden" role="status" aria-atomic="true">
      {sentence}
    </p>
  );
}
