import type { Finding } from '@app/contracts';
import type { TurnOutcome } from './turn.ts';

/** A turn that this process answers: what has been said so far, at once for whoever follows it here. */
export class LiveTurn {
  said = '';
  /** What the coach has raised the alarm for. */
  readonly raised: Finding[] = [];
  /** Of it, the gravest that was not known: what is shown. */
  danger: Finding | null = null;
  /** Set once nothing more will be said here. Without `outcome`: the database knows how it ended. */
  ended: { readonly outcome: TurnOutcome | undefined } | undefined;
  readonly #wake = new Set<() => void>();

  say(piece: string): void {
    this.said += piece;
    this.#tell();
  }

  show(danger: Finding): void {
    this.danger = danger;
    this.#tell();
  }

  end(outcome: TurnOutcome | undefined): void {
    this.ended = { outcome };
    this.#tell();
  }

  /** Resolves when something is said or shown or it ends, or when `signal` aborts. */
  change(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        this.#wake.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      this.#wake.add(wake);
      signal.addEventListener('abort', wake);
      if (signal.aborted) wake();
    });
  }

  #tell(): void {
    for (const wake of this.#wake) wake();
  }
}
