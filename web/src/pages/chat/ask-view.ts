import type { ChatState } from '../../features/replies/model/chat-state.ts';

/** What the ask page shows: the form, or the conversation of the URL as far as it is there. */
export type AskView = 'new' | 'open' | 'loading' | 'failed' | 'missing';

/** @param code whether the code of a conversation is loaded. */
export function viewOf(
  conversationId: string | null,
  chat: ChatState,
  code: { isLoaded: boolean; failed: boolean },
): AskView {
  if (conversationId === null) return 'new';
  const isKnown = chat.opening === 'no' || (chat.opening !== 'missing' && chat.messages.length > 0);
  if (code.isLoaded && isKnown && chat.conversationId === conversationId) return 'open';
  if (chat.opening === 'missing') return 'missing';
  return chat.opening === 'failed' || code.failed ? 'failed' : 'loading';
}
