import type { Finding } from '@app/contracts';
import type { TurnOutcome } from './turn.ts';

/** Receives what a turn produces, in the order in which it is produced. */
export interface TurnListener {
  /** A piece of the reply. */
  onText(piece: string): void;
  /** A finding of screening or the coach. The listener may already know it. */
  onDanger(finding: Finding): void;
  /** Whether the owner is connected and will be given the answer. */
  isConnected(): boolean;
}

interface Follower {
  readonly listener: TurnListener;
  end(outcome: TurnOutcome | undefined): void;
  fail(error: unknown): void;
}

/** A turn that this process answers, with its text so far. Its listeners are called as the words arrive. */
export class LiveTurn {
  text = '';
  /** When the reply began (performance.now). */
  firstTextAt: number | undefined;
  /** Findings that the coach or the moderation endpoint raised. */
  readonly raised: Finding[] = [];
  /** The newest finding, which is the gravest; this one is shown. */
  #danger: Finding | null = null;
  #ended: { readonly outcome: TurnOutcome | undefined } | undefined;
  readonly #followers = new Set<Follower>();

  /** Whether the owner is connected to this process and will be given the answer. */
  get hasReader(): boolean {
    return [...this.#followers].some(({ listener }) => listener.isConnected());
  }

  append(piece: string): void {
    this.firstTextAt ??= performance.now();
    this.text += piece;
    this.#notify((listener) => listener.onText(piece));
  }

  showDanger(danger: Finding): void {
    this.#danger = danger;
    this.#notify((listener) => listener.onDanger(danger));
  }

  /** @param outcome undefined when only the database has it. */
  end(outcome: TurnOutcome | undefined): void {
    this.#ended = { outcome };
    for (const follower of this.#followers) follower.end(outcome);
  }

  /**
   * Gives a listener everything from the beginning of the turn.
   * @returns the outcome, once the turn has ended here; undefined when only the database has it.
   * @throws the signal's reason when it aborts, and what the listener throws.
   */
  follow(listener: TurnListener, signal: AbortSignal): Promise<TurnOutcome | undefined> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      if (this.#danger) listener.onDanger(this.#danger);
      if (this.text !== '') listener.onText(this.text);
      if (this.#ended) return resolve(this.#ended.outcome);
      const leave = () => {
        this.#followers.delete(follower);
        signal.removeEventListener('abort', abort);
      };
      const fail = (error: unknown) => {
        leave();
        reject(error);
      };
      const abort = () => fail(signal.reason);
      const follower: Follower = {
        listener,
        fail,
        end(outcome) {
          leave();
          resolve(outcome);
        },
      };
      this.#followers.add(follower);
      signal.addEventListener('abort', abort);
    });
  }

  /** A listener that throws is called no more. The turn and the other listeners continue. */
  #notify(call: (listener: TurnListener) => void): void {
    for (const { listener, fail } of this.#followers) {
      try {
        call(listener);
      } catch (error) {
        fail(error);
      }
    }
  }
}
