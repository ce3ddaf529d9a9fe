import type { ConversationDetail, Message, SafetyNotice } from '@app/contracts';
import { isReplying, isRewriting, shownMessages } from './chat-selectors.ts';
import { type ChatState, emptyChat, type Outgoing, type Phase, type ShownNotice } from './chat-state.ts';
import { changeLastUser, replaceMessage, shareMessages, withoutFailure } from './messages.ts';

export type ChatEvent =
  | { readonly type: 'closed' }
  | { readonly type: 'opening'; readonly conversationId: string }
  | { readonly type: 'opening-failed'; readonly missing: boolean }
  /** The conversation was loaded from the server. */
  | {
      readonly type: 'loaded';
      readonly detail: ConversationDetail;
      readonly outgoing: Outgoing | null;
      readonly repeatable: string | null;
    }
  | { readonly type: 'starting'; readonly title: string }
  | { readonly type: 'renamed'; readonly title: string }
  | { readonly type: 'sent'; readonly outgoing: Outgoing }
  /** A message whose reply failed is sent again. */
  | { readonly type: 'retried' }
  /** The last reply is being written again. */
  | { readonly type: 'regenerating' }
  | { readonly type: 'turn-started'; readonly conversationId: string; readonly userMessage: Message }
  | { readonly type: 'delta'; readonly text: string }
  | { readonly type: 'reconnecting'; readonly again: boolean }
  | { readonly type: 'resumed' }
  | { readonly type: 'disconnected' }
  /** Somebody may be in danger; `stored` when the message that shows it is in the conversation. */
  | { readonly type: 'safety'; readonly notice: SafetyNotice; readonly stored: boolean }
  /** Like `safety`, if it is only likely. */
  | { readonly type: 'concern'; readonly notice: SafetyNotice; readonly stored: boolean }
  | { readonly type: 'deleted'; readonly messageIds: readonly string[] }
  | { readonly type: 'stop-requested'; readonly stopping: boolean }
  | { readonly type: 'settled'; readonly conversationId: string; readonly messages: readonly Message[] }
  /** Refused before the turn began: the text is returned to the field it was written in. */
  | { readonly type: 'rejected' }
  | { readonly type: 'failed' };

function lastUserMessageId(messages: readonly Message[]): string | null {
  return messages.findLast(({ role }) => role === 'user')?.id ?? null;
}

/** Derives how the newest turn ended from the stored messages. */
function finalPhase(messages: readonly Message[]): Phase {
  const last = messages.at(-1);
  if (last?.role !== 'assistant') return last?.state === 'unanswered' ? 'failed' : 'idle';
  if (last.state === 'stopped') return 'stopped';
  return last.state === 'interrupted' ? 'failed' : 'done';
}

const noReply = { reply: '', replay: null, stopping: false } as const;

function replyPhase({ reply }: ChatState): Phase {
  return reply === '' ? 'waiting' : 'streaming';
}

function appendReply(chat: ChatState, text: string): ChatState {
  if (chat.replay === null) return { ...chat, phase: 'streaming', reply: chat.reply + text };
  const replay = chat.replay + text;
  if (replay.length < chat.reply.length) return { ...chat, phase: 'streaming', replay };
  return { ...chat, phase: 'streaming', reply: replay, replay: null };
}

function markFailed(chat: ChatState): ChatState {
  if (chat.outgoing)
    return { ...chat, ...noReply, phase: 'failed', outgoing: { ...chat.outgoing, failed: true } };
  // The reply that was to be replaced is still there.
  if (isRewriting(chat)) return { ...chat, ...noReply, phase: 'failed' };
  const messages = changeLastUser(chat.messages, (message) => ({ ...message, state: 'unanswered' }));
  return { ...chat, ...noReply, phase: 'failed', messages };
}

/** The reducer of the chat state (CHAT-1, CHAT-2, CHAT-3). */
export function reduceChat(chat: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'closed':
      return emptyChat;
    case 'opening': {
      const again = chat.conversationId === event.conversationId;
      return { ...(again ? chat : emptyChat), conversationId: event.conversationId, opening: 'loading' };
    }
    case 'opening-failed':
      return { ...chat, opening: event.missing ? 'missing' : 'failed' };
    case 'loaded': {
      const { id, title, replying } = event.detail;
      const messages = shareMessages(chat.messages, event.detail.messages);
      const { repeatable } = event;
      // A notice on the page stays: it may belong to a message that the server never stored (refused at the limit).
      const found = event.detail.safety;
      const after = lastUserMessageId(messages);
      const safety = chat.safety ?? (found ? { notice: found, after } : null);
      const likely = event.detail.concern;
      const concern = chat.concern ?? (likely && safety?.after !== after ? { notice: likely, after } : null);
      const base = {
        ...chat,
        opening: 'no' as const,
        conversationId: id,
        title,
        messages,
        repeatable,
        safety,
        concern,
      };
      if (replying) return { ...base, outgoing: null, phase: 'reconnecting' };
      // The end of a turn that finished in the background is shown; otherwise a reload changes only the list.
      const phase = event.outgoing
        ? 'failed'
        : isReplying(chat) || chat.phase === 'failed'
          ? finalPhase(messages)
          : chat.phase;
      return { ...base, ...noReply, outgoing: event.outgoing, phase };
    }
    case 'starting':
      return { ...emptyChat, title: event.title, phase: 'sending' };
    case 'renamed':
      return { ...chat, title: event.title };
    case 'sent': {
      // A concern of a message that was refused is sent again with the next refusal.
      const concern = chat.concern?.after === null ? null : chat.concern;
      return { ...chat, ...noReply, concern, outgoing: event.outgoing, phase: 'sending' };
    }
    case 'retried':
      return { ...chat, ...noReply, messages: withoutFailure(chat.messages), phase: 'sending' };
    case 'regenerating':
      return { ...chat, ...noReply, phase: 'sending' };
    case 'turn-started': {
      const messages = replaceMessage(shownMessages(chat), event.userMessage);
      const placed = (shown: ShownNotice | null) =>
        shown && { ...shown, after: shown.after ?? event.userMessage.id };
      return {
        ...chat,
        safety: placed(chat.safety),
        concern: placed(chat.concern),
        conversationId: event.conversationId,
        messages,
        outgoing: null,
        phase: replyPhase(chat),
      };
    }
    case 'delta':
      return appendReply(chat, event.text);
    case 'reconnecting':
      return { ...chat, phase: 'reconnecting', isRetrying: event.again };
    case 'resumed':
      return { ...chat, replay: '', phase: replyPhase(chat) };
    case 'disconnected':
      return { ...chat, phase: 'disconnected' };
    case 'safety': {
      const after = event.stored && !chat.outgoing ? lastUserMessageId(chat.messages) : null;
      const concern = chat.concern?.after === after ? null : chat.concern;
      return { ...chat, safety: { notice: event.notice, after }, concern };
    }
    case 'concern': {
      const after = event.stored && !chat.outgoing ? lastUserMessageId(chat.messages) : null;
      return { ...chat, concern: { notice: event.notice, after } };
    }
    case 'deleted': {
      const messages = chat.messages.filter(({ id }) => !event.messageIds.includes(id));
      return { ...chat, messages, phase: chat.phase === 'failed' ? finalPhase(messages) : 'idle' };
    }
    case 'stop-requested':
      return { ...chat, stopping: event.stopping };
    case 'settled': {
      const messages = shareMessages(chat.messages, event.messages);
      const conversationId = event.conversationId;
      return { ...chat, ...noReply, conversationId, messages, outgoing: null, phase: finalPhase(messages) };
    }
    case 'rejected':
      return { ...chat, ...noReply, outgoing: null, phase: 'idle' };
    case 'failed':
      return markFailed(chat);
  }
}
