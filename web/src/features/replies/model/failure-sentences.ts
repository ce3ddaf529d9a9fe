import type { CallFailure } from '../../../api/call-failure.ts';
import { repliesCopy as copy } from '../replies.copy.ts';

/** The sentence shown when a message could not be sent: the server's, or a fallback (CHAT-3, UX-3). */
export function sendFailureSentence({ code, message }: CallFailure): string {
  if (code === 'network') return copy.sendFallback;
  if (code === 'unreadable') return copy.sendUnreadable;
  return message || copy.sendFallback;
}

/** The sentence shown when a conversation could not be started; the call failure supplies one without a response (CHAT-4). */
export function startFailureSentence({ message }: CallFailure): string {
  return message || copy.startFallback;
}
