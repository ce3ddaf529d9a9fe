import type { ConversationDetail, Message, ReplyAngle, StreamEvent, Usage } from '@app/contracts';
import type { CallFailure } from '../../../api/call-failure.ts';
import type { ScheduleFrame } from './frame-buffer.ts';
import type { PendingSends, StartBody } from './pending-sends.ts';

export type TurnEvents = AsyncIterable<StreamEvent>;

/** The API calls of a conversation; each rejects with a `CallFailure`. */
export interface ChatCalls {
  start(body: StartBody, idempotencyKey: string, signal: AbortSignal): Promise<TurnEvents | null>;
  followUp(
    conversationId: string,
    input: { message: string; replaces?: string; regenerates?: { messageId: string; angle: ReplyAngle } },
    idempotencyKey: string,
    signal: AbortSignal,
  ): Promise<TurnEvents | null>;
  /** Resolves with null when no reply is in progress. */
  resume(conversationId: string, signal: AbortSignal): Promise<TurnEvents | null>;
  read(conversationId: string, signal: AbortSignal): Promise<ConversationDetail>;
  stop(conversationId: string): Promise<{ messages: readonly Message[]; usage: Usage }>;
  /** Deletes a message of the person with its reply, or a reply. */
  removeMessage(conversationId: string, messageId: string): Promise<DeletedMessages>;
  restoreMessage(conversationId: string, messageId: string): Promise<void>;
}

/** What was deleted with a message; the conversation too if nothing else was in it. */
export interface DeletedMessages {
  readonly messageIds: readonly string[];
  readonly conversationDeleted: boolean;
}

/** A message that was not sent, and where it was written. */
export interface UnsentMessage {
  readonly text: string;
  readonly conversationId: string;
  /** The id of the message it was to replace; null for a new message. */
  readonly replaces: string | null;
}

/** Notifications to the page about what the chat state does not show. */
export interface ChatListener {
  /** The conversation is stored and has an id. */
  started(conversationId: string): void;
  /** A turn ended; null when the page has to request the usage. */
  usage(usage: Usage | null): void;
  /** @param isStored whether the server stored the message nevertheless. */
  startFailed(failure: CallFailure, isStored: boolean): void;
  sendFailed(failure: CallFailure): void;
  stopFailed(failure: CallFailure): void;
  /** @param isConversation whether the whole conversation was deleted. @param undo restores what was deleted. */
  deleted(conversationId: string, isConversation: boolean, undo: () => Promise<void>): void;
  restored(conversationId: string): void;
  deleteFailed(failure: CallFailure): void;
  paywall(sentence: string): void;
  /** A message that could not be sent is returned to the field it was written in. */
  messageReturned(written: UnsentMessage): void;
  /** Nothing can be sent for this many seconds. */
  delaySending(seconds: number): void;
}

/** The dependencies of a chat controller. */
export interface ChatDependencies {
  calls: ChatCalls;
  listener: ChatListener;
  pending: PendingSends;
  now: () => string;
  newId: () => string;
  scheduleFrame: ScheduleFrame;
  /** Resolves after `ms` milliseconds, or when `signal` is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}
