import type { ConversationDetail, Message, StreamEvent, Usage } from '@app/contracts';
import type { CallFailure } from '../../../api/call-failure.ts';
import type { Later } from './frame-buffer.ts';
import type { PendingSends, StartBody } from './pending-sends.ts';

export type Events = AsyncIterable<StreamEvent>;

/** The calls of a conversation; each rejects with a `CallFailure`. */
export interface TalkCalls {
  start(body: StartBody, idempotencyKey: string, signal: AbortSignal): Promise<Events | null>;
  followUp(
    conversationId: string,
    said: { message: string; replaces?: string },
    idempotencyKey: string,
    signal: AbortSignal,
  ): Promise<Events | null>;
  /** null: there is no reply in progress. */
  resume(conversationId: string, signal: AbortSignal): Promise<Events | null>;
  read(conversationId: string, signal: AbortSignal): Promise<ConversationDetail>;
  stop(conversationId: string): Promise<{ messages: readonly Message[]; usage: Usage }>;
}

/** What was written, and where. */
export interface Written {
  readonly text: string;
  readonly conversationId: string;
  /** The message in whose place it was to stand; null for one more. */
  readonly replaces: string | null;
}

/** What the page is told, beside what it sees. */
export interface TalkTold {
  /** A conversation has its place from now on. */
  started(conversationId: string): void;
  /** A turn ended; null when how much is used has to be asked for. */
  usage(usage: Usage | null): void;
  /** `begun`: the message is stored all the same. */
  startFailed(failure: CallFailure, begun: boolean): void;
  sendFailed(failure: CallFailure): void;
  stopFailed(failure: CallFailure): void;
  paywall(sentence: string): void;
  /** What could not be sent goes back to where it was written. */
  gaveBack(written: Written): void;
  /** Nothing can be sent for so many seconds. */
  rest(seconds: number): void;
}

/** All that a conversation needs from outside. */
export interface TalkParts {
  calls: TalkCalls;
  told: TalkTold;
  pending: PendingSends;
  now: () => string;
  newId: () => string;
  later: Later;
  /** Resolves after so many milliseconds, or when `signal` is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}
