import type { ConversationDetail, Message, SafetyNotice } from '@app/contracts';
import { changeLastUser, messagesBefore, replaceMessage, shareMessages, withoutFailure } from './messages.ts';

/**
 * Where the newest turn stands. `sending`: nobody has answered yet. `waiting`: the turn is stored and the coach has said
 * nothing yet. `streaming`: the coach is speaking. `lost`: the connection went, and the turn is being picked up again.
 * `adrift`: picking up has been given up until the person or the network comes back. The others are ends.
 */
export type Phase =
  | 'idle'
  | 'sending'
  | 'waiting'
  | 'streaming'
  | 'lost'
  | 'adrift'
  | 'done'
  | 'stopped'
  | 'failed';

/** What the person wrote and the server has not confirmed: on its way, or `failed` to arrive. */
export interface Outgoing {
  readonly id: string;
  readonly text: string;
  readonly ts: string;
  readonly failed: boolean;
  /** The message in whose place it is to stand; null for one more. */
  readonly replaces: string | null;
}

/** Whom one can turn to, as the server found it needed; `after` is the message it found that in. */
export interface Urgent {
  readonly notice: SafetyNotice;
  readonly after: string | null;
}

/** One conversation as this page knows it. */
export interface Talk {
  readonly opening: 'no' | 'loading' | 'failed' | 'missing';
  readonly conversationId: string | null;
  readonly title: string;
  /** As the server holds them. */
  readonly messages: readonly Message[];
  readonly outgoing: Outgoing | null;
  readonly phase: Phase;
  /** What is shown of the reply in progress. */
  readonly reply: string;
  /** A reply picked up again begins anew: what has come of it, while that is less than what is already shown. */
  readonly replay: string | null;
  readonly stopping: boolean;
  /** The person's message that this browser can send again as the very same; null for none. */
  readonly repeatable: string | null;
  /** The last finding of a danger; null for none. */
  readonly urgent: Urgent | null;
}

export const noTalk: Talk = {
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
  urgent: null,
};

export type TalkEvent =
  | { readonly type: 'left' }
  | { readonly type: 'opening'; readonly conversationId: string }
  | { readonly type: 'opening-failed'; readonly missing: boolean }
  /** The server's record came: what it holds is what is shown. */
  | {
      readonly type: 'read';
      readonly detail: ConversationDetail;
      readonly outgoing: Outgoing | null;
      readonly repeatable: string | null;
    }
  | { readonly type: 'starting'; readonly title: string }
  | { readonly type: 'renamed'; readonly title: string }
  | { readonly type: 'sent'; readonly outgoing: Outgoing }
  /** A message whose reply failed is sent once more. */
  | { readonly type: 'retried' }
  | { readonly type: 'began'; readonly conversationId: string; readonly userMessage: Message }
  | { readonly type: 'said'; readonly text: string }
  | { readonly type: 'lost' }
  | { readonly type: 'picked-up' }
  | { readonly type: 'gave-up' }
  /** Somebody may be in danger: by the newest message of the record, or by one that did not come into it. */
  | { readonly type: 'urgent'; readonly notice: SafetyNotice; readonly stored: boolean }
  | { readonly type: 'stop-asked'; readonly stopping: boolean }
  | { readonly type: 'settled'; readonly conversationId: string; readonly messages: readonly Message[] }
  /** Refused before the turn began: the words go back to where they were written. */
  | { readonly type: 'refused' }
  | { readonly type: 'failed' };

/** A reply is pending: nothing can be sent (CHAT-5). */
export function isReplying({ phase }: Talk): boolean {
  return ['sending', 'waiting', 'streaming', 'lost', 'adrift'].includes(phase);
}

/** What is shown of the record: what is being said differently is gone already. */
export function shownMessages({ messages, outgoing }: Talk): readonly Message[] {
  return outgoing?.replaces ? messagesBefore(messages, outgoing.replaces) : messages;
}

/** The person's newest message, which can be said differently while nothing is under way. */
export function changeableMessage(talk: Talk): Message | null {
  if (isReplying(talk) || talk.outgoing !== null) return null;
  return talk.messages.findLast(({ role }) => role === 'user') ?? null;
}

/**
 * The message whose reply failed, by which it can be tried again: one without a reply, or one whose reply broke off as
 * long as this browser can say it again as the very same, which puts a new reply in the broken one's place.
 */
export function retryableMessage({ messages, outgoing, repeatable }: Talk): Message | null {
  if (outgoing !== null) return null;
  const last = messages.at(-1);
  if (last?.role === 'user') return last.state === 'unanswered' ? last : null;
  const before = messages.at(-2);
  return last?.state === 'interrupted' && before !== undefined && before.id === repeatable ? before : null;
}

function lastQuestion(messages: readonly Message[]): string | null {
  return messages.findLast(({ role }) => role === 'user')?.id ?? null;
}

/** How the newest turn ended, as the server's record tells it. */
function endOf(messages: readonly Message[]): Phase {
  const last = messages.at(-1);
  if (last?.role !== 'assistant') return last?.state === 'unanswered' ? 'failed' : 'idle';
  if (last.state === 'stopped') return 'stopped';
  return last.state === 'interrupted' ? 'failed' : 'done';
}

const quiet = { reply: '', replay: null, stopping: false } as const;

function speaking({ reply }: Talk): Phase {
  return reply === '' ? 'waiting' : 'streaming';
}

function heard(talk: Talk, text: string): Talk {
  if (talk.replay === null) return { ...talk, phase: 'streaming', reply: talk.reply + text };
  const replay = talk.replay + text;
  if (replay.length < talk.reply.length) return { ...talk, phase: 'streaming', replay };
  return { ...talk, phase: 'streaming', reply: replay, replay: null };
}

function failed(talk: Talk): Talk {
  if (talk.outgoing)
    return { ...talk, ...quiet, phase: 'failed', outgoing: { ...talk.outgoing, failed: true } };
  const messages = changeLastUser(talk.messages, (message) => ({ ...message, state: 'unanswered' }));
  return { ...talk, ...quiet, phase: 'failed', messages };
}

/** What happens to a conversation, one event at a time (CHAT-1, CHAT-2, CHAT-3). Pure. */
export function nextTalk(talk: Talk, event: TalkEvent): Talk {
  switch (event.type) {
    case 'left':
      return noTalk;
    case 'opening': {
      const again = talk.conversationId === event.conversationId;
      return { ...(again ? talk : noTalk), conversationId: event.conversationId, opening: 'loading' };
    }
    case 'opening-failed':
      return { ...talk, opening: event.missing ? 'missing' : 'failed' };
    case 'read': {
      const { id, title, replying } = event.detail;
      const messages = shareMessages(talk.messages, event.detail.messages);
      const { repeatable } = event;
      // The record tells what it found; what it was never given (a message refused at the limit) it can't take back.
      const found = event.detail.safety;
      const urgent = talk.urgent ?? (found ? { notice: found, after: lastQuestion(messages) } : null);
      const base = {
        ...talk,
        opening: 'no' as const,
        conversationId: id,
        title,
        messages,
        repeatable,
        urgent,
      };
      if (replying) return { ...base, outgoing: null, phase: 'lost' };
      // A turn that ended while nobody looked is told of; a look at a quiet conversation changes nothing but the list.
      const phase = event.outgoing
        ? 'failed'
        : isReplying(talk) || talk.phase === 'failed'
          ? endOf(messages)
          : talk.phase;
      return { ...base, ...quiet, outgoing: event.outgoing, phase };
    }
    case 'starting':
      return { ...noTalk, title: event.title, phase: 'sending' };
    case 'renamed':
      return { ...talk, title: event.title };
    case 'sent':
      return { ...talk, ...quiet, outgoing: event.outgoing, phase: 'sending' };
    case 'retried':
      return { ...talk, ...quiet, messages: withoutFailure(talk.messages), phase: 'sending' };
    case 'began': {
      const messages = replaceMessage(shownMessages(talk), event.userMessage);
      const urgent = talk.urgent && { ...talk.urgent, after: talk.urgent.after ?? event.userMessage.id };
      return {
        ...talk,
        urgent,
        conversationId: event.conversationId,
        messages,
        outgoing: null,
        phase: speaking(talk),
      };
    }
    case 'said':
      return heard(talk, event.text);
    case 'lost':
      return { ...talk, phase: 'lost' };
    case 'picked-up':
      return { ...talk, replay: '', phase: speaking(talk) };
    case 'gave-up':
      return { ...talk, phase: 'adrift' };
    case 'urgent': {
      const after = event.stored && !talk.outgoing ? lastQuestion(talk.messages) : null;
      return { ...talk, urgent: { notice: event.notice, after } };
    }
    case 'stop-asked':
      return { ...talk, stopping: event.stopping };
    case 'settled': {
      const messages = shareMessages(talk.messages, event.messages);
      const conversationId = event.conversationId;
      return { ...talk, ...quiet, conversationId, messages, outgoing: null, phase: endOf(messages) };
    }
    case 'refused':
      return { ...talk, ...quiet, outgoing: null, phase: 'idle' };
    case 'failed':
      return failed(talk);
  }
}
