import type { ConversationDetail, Message, SafetyNotice } from '@app/contracts';
import { changeLastUser, messagesBefore, replaceMessage, shareMessages, withoutFailure } from './messages.ts';

/**
 * The state of the newest turn. `sending`: no response yet. `waiting`: the turn is stored and the reply has no text yet.
 * `streaming`: the reply is arriving. `reconnecting`: the connection was lost and the reply is being resumed. `disconnected`: resuming
 * has failed until the person or the network is back. The others are final or idle.
 */
export type Phase =
  | 'idle'
  | 'sending'
  | 'waiting'
  | 'streaming'
  | 'reconnecting'
  | 'disconnected'
  | 'done'
  | 'stopped'
  | 'failed';

/** A message that the server has not confirmed: being sent, or `failed`. */
export interface Outgoing {
  readonly id: string;
  readonly text: string;
  readonly ts: string;
  readonly failed: boolean;
  /** The id of the message it replaces; null for a new message. */
  readonly replaces: string | null;
}

/** A safety notice, and the id of the message that caused it; null while that message has no id. */
export interface ShownNotice {
  readonly notice: SafetyNotice;
  readonly after: string | null;
}

/** The state of one conversation on this page. */
export interface ChatState {
  readonly opening: 'no' | 'loading' | 'failed' | 'missing';
  readonly conversationId: string | null;
  readonly title: string;
  /** The messages that the server has stored. */
  readonly messages: readonly Message[];
  readonly outgoing: Outgoing | null;
  readonly phase: Phase;
  /** The displayed text of the reply in progress. */
  readonly reply: string;
  /** A resumed reply is sent from its start: its text so far, while that is shorter than the displayed text. */
  readonly replay: string | null;
  readonly stopping: boolean;
  /** The id of the person's message that this browser can send again with its idempotency key; null for none. */
  readonly repeatable: string | null;
  /** The latest safety notice; null for none. */
  readonly safety: ShownNotice | null;
}

export const emptyChat: ChatState = {
  opening: 'no',
  conversationId: null,
  title: '',
  messages: [],
  outgoing: null,
  phase: 'idle',
  reply: '',
  replay: null,
  stopping: false,
  repeatable: null,
  safety: null,
};

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
  | { readonly type: 'turn-started'; readonly conversationId: string; readonly userMessage: Message }
  | { readonly type: 'delta'; readonly text: string }
  | { readonly type: 'reconnecting' }
  | { readonly type: 'resumed' }
  | { readonly type: 'disconnected' }
  /** Somebody may be in danger; `stored` when the message that shows it is in the conversation. */
  | { readonly type: 'safety'; readonly notice: SafetyNotice; readonly stored: boolean }
  | { readonly type: 'stop-requested'; readonly stopping: boolean }
  | { readonly type: 'settled'; readonly conversationId: string; readonly messages: readonly Message[] }
  /** Refused before the turn began: the text is returned to the field it was written in. */
  | { readonly type: 'rejected' }
  | { readonly type: 'failed' };

/** Whether a reply is pending: nothing can be sent meanwhile (CHAT-5). */
export function isReplying({ phase }: ChatState): boolean {
  return ['sending', 'waiting', 'streaming', 'reconnecting', 'disconnected'].includes(phase);
}

/** The stored messages to show: a message that is being replaced is hidden at once, with everything after it. */
export function shownMessages({ messages, outgoing }: ChatState): readonly Message[] {
  return outgoing?.replaces ? messagesBefore(messages, outgoing.replaces) : messages;
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
      const safety = chat.safety ?? (found ? { notice: found, after: lastUserMessageId(messages) } : null);
      const base = {
        ...chat,
        opening: 'no' as const,
        conversationId: id,
        title,
        messages,
        repeatable,
        safety,
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
    case 'sent':
      return { ...chat, ...noReply, outgoing: event.outgoing, phase: 'sending' };
    case 'retried':
      return { ...chat, ...noReply, messages: withoutFailure(chat.messages), phase: 'sending' };
    case 'turn-started': {
      const messages = replaceMessage(shownMessages(chat), event.userMessage);
      const safety = chat.safety && { ...chat.safety, after: chat.safety.after ?? event.userMessage.id };
      return {
        ...chat,
        safety,
        conversationId: event.conversationId,
        messages,
        outgoing: null,
        phase: replyPhase(chat),
      };
    }
    case 'delta':
      return appendReply(chat, event.text);
    case 'reconnecting':
      return { ...chat, phase: 'reconnecting' };
    case 'resumed':
      return { ...chat, replay: '', phase: replyPhase(chat) };
    case 'disconnected':
      return { ...chat, phase: 'disconnected' };
    case 'safety': {
      const after = event.stored && !chat.outgoing ? lastUserMessageId(chat.messages) : null;
      return { ...chat, safety: { notice: event.notice, after } };
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
