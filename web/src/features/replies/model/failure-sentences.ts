import type { CallFailure } from '../../../api/call-failure.ts';
import { repliesCopy as copy } from '../replies.copy.ts';

/** What a failed message says: the server's sentence or a fallback (CHAT-3, UX-3). */
export function sendFailureSentence({ code, message }: CallFailure): string {
  if (code === 'network') return copy.sendFallback;
  if (code === 'unreadable') return copy.sendUnreadable;
  return message || copy.sendFallback;
}

/** What a failed start says; without an answer or a sentence it is the call's own fallback (CHAT-4). */
export function startFailureSentence({ message }: CallFailure): string {
  return message || copy.startFallback;
}
