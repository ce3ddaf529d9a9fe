import type { Message, SafetyNotice } from '@app/contracts';

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
  /** While reconnecting: earlier attempts have failed. */
  readonly isRetrying: boolean;
  /** The displayed text of the reply in progress. */
  readonly reply: string;
  /** A resumed reply is sent from its start: its text so far, while that is shorter than the displayed text. */
  readonly replay: string | null;
  readonly stopping: boolean;
  /** The id of the person's message that this browser can send again with its idempotency key; null for none. */
  readonly repeatable: string | null;
  /** The latest safety notice; null for none. */
  readonly safety: ShownNotice | null;
  /** The latest likely finding, unless the same message has a safety notice; null for none. */
  readonly concern: ShownNotice | null;
}

/** The state without a conversation. */
export const emptyChat: ChatState = {
  opening: 'no',
  conversationId: null,
  title: '',
  messages: [],
  outgoing: null,
  phase: 'idle',
  isRetrying: false,
  reply: '',
  replay: null,
  stopping: false,
  repeatable: null,
  safety: null,
  concern: null,
};
