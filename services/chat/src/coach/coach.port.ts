import type { Finding } from '@app/contracts';

/** One message of a prompt. What a person wrote only ever stands in `user` messages (rule 8). */
export interface PromptMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** Every way in which a provider lets us down, by name. */
export type CoachFailureKind =
  /** Nobody listens there, or the connection broke before an answer. */
  | 'unreachable'
  | 'rate_limited'
  | 'server_error'
  /** Our key is not accepted. */
  | 'unauthorized'
  /** Our request is not accepted. */
  | 'rejected'
  /** No first word in time. */
  | 'silent'
  /** No further word in time. */
  | 'stalled'
  /** The whole reply took too long. */
  | 'too_slow'
  /** The connection broke in the middle of the reply. */
  | 'cut_off'
  /** The reply ended without saying that it is whole. */
  | 'unfinished'
  /** What came is not the protocol: broken JSON, HTML, an unknown shape. */
  | 'garbage'
  | 'empty'
  /** The provider's own filter held the reply back. */
  | 'filtered'
  /** The breaker is open: it failed too often just now. */
  | 'resting'
  /** As many replies as this process takes are being written. */
  | 'busy'
  /** We ended it ourselves through `signal`. */
  | 'aborted';

export class CoachFailure extends Error {
  readonly kind: CoachFailureKind;
  constructor(kind: CoachFailureKind, cause?: unknown) {
    super(`the coach failed: ${kind}`, { cause });
    this.name = 'CoachFailure';
    this.kind = kind;
  }
}

/** A model that coaches. */
export interface Coach {
  /**
   * Calls `say` with each piece of the reply as it comes; resolves only when the reply is whole. Calls `alarm`, before any
   * piece, where the coach sees a danger that its instructions don't speak of yet (safety.md: a model may add a finding).
   * @throws CoachFailure for everything else; what was said by then has been said.
   */
  reply(request: {
    messages: readonly PromptMessage[];
    signal: AbortSignal;
    say: (piece: string) => void;
    alarm?: ((finding: Finding) => void) | undefined;
  }): Promise<void>;
}
