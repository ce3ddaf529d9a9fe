import type { Finding } from '@app/contracts';

/** One message of a prompt. What a person wrote goes into `user` messages only, so that it is never an instruction. */
export interface PromptMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** The ways in which a provider can fail. */
export type CoachFailureKind =
  /** The connection was refused, or broke before an answer. */
  | 'unreachable'
  | 'rate_limited'
  | 'server_error'
  /** The API key is not accepted. */
  | 'unauthorized'
  /** The request is not accepted. */
  | 'rejected'
  /** The first text did not arrive in time. */
  | 'silent'
  /** The next text did not arrive in time. */
  | 'stalled'
  /** The whole reply exceeded its deadline. */
  | 'too_slow'
  /** The connection broke during the reply. */
  | 'cut_off'
  /** The stream ended without a finish reason. */
  | 'unfinished'
  /** The response does not follow the protocol: invalid JSON, HTML, an unknown shape. */
  | 'garbage'
  | 'empty'
  /** The provider's content filter blocked the reply. */
  | 'filtered'
  /** The circuit breaker is open. */
  | 'resting'
  /** This process is writing as many replies as it may. */
  | 'busy'
  /** The caller aborted through `signal`. */
  | 'aborted';

export class CoachFailure extends Error {
  readonly kind: CoachFailureKind;
  constructor(kind: CoachFailureKind, cause?: unknown) {
    super(`coach reply failed: ${kind}`, { cause });
    this.name = 'CoachFailure';
    this.kind = kind;
  }
}

/** A port for a model that writes replies. */
export interface Coach {
  /**
   * Calls `onText` with each piece of the reply; resolves only when the reply is complete. Calls `onAlert`, before any
   * piece, when the coach sees a danger that its instructions do not mention yet. A callback that throws ends the reply.
   * @throws CoachFailure otherwise; pieces passed before the failure stand.
   */
  reply(request: {
    messages: readonly PromptMessage[];
    signal: AbortSignal;
    onText: (piece: string) => void;
    onAlert?: ((finding: Finding) => void) | undefined;
  }): Promise<void>;
}
