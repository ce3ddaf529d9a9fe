import type { Message } from '@app/contracts';
import type { ChatState } from './chat-state.ts';
import { messagesBefore } from './messages.ts';

/** Whether a reply is pending: nothing can be sent meanwhile (CHAT-5). */
export function isReplying({ phase }: ChatState): boolean {
  return ['sending', 'waiting', 'streaming', 'reconnecting', 'disconnected'].includes(phase);
}

/** Whether the pending reply takes the place of the last one, which is still stored. */
export function isRewriting(chat: ChatState): boolean {
  return isReplying(chat) && chat.outgoing === null && chat.messages.at(-1)?.role === 'assistant';
}

/**
 * The person's newest message, if it can be answered once more: its reply is written again, or was deleted. A reply that
 * failed is tried again instead.
 */
export function regenerableMessage(chat: ChatState): Message | null {
  return retryableMessage(chat) === null ? editableMessage(chat) : null;
}

/** The stored messages to show: a message that is being replaced is hidden at once, with everything after it. */
export function shownMessages({ messages, outgoing }: ChatState): readonly Message[] {
  return outgoing?.replaces ? messagesBefore(messages, outgoing.replaces) : messages;
}

/** Whether stored messages can be deleted: not while a turn is in progress, or one is unsent. */
export function canDelete(chat: ChatState): boolean {
  return !isReplying(chat) && chat.outgoing === null;
}

/** The person's newest message, which can be edited while no turn is in progress. */
export function editableMessage(chat: ChatState): Message | null {
  if (isReplying(chat) || chat.outgoing !== null) return null;
  return chat.messages.findLast(({ role }) => role === 'user') ?? null;
}

/**
 * The message that can be sent again because its reply failed: one without a reply, or one with an interrupted reply if
 * this browser still stores its idempotency key, so that a new reply replaces the interrupted one.
 */
export function retryableMessage({ messages, outgoing, repeatable }: ChatState): Message | null {
  if (outgoing !== null) return null;
  const last = messages.at(-1);
  if (last?.role === 'user') return last.state === 'unanswered' ? last : null;
  const before = messages.at(-2);
  return last?.state === 'interrupted' && before !== undefined && before.id === repeatable ? before : null;
}
