interface PeriodicTask {
  /** Runs one round; the signal aborts when no further round will follow. */
  round: (signal: AbortSignal) => Promise<unknown>;
  /** Milliseconds from the end of a round to the start of the next; a function is called after each round. */
  everyMs: number | (() => number);
  /** Called when a round fails, but only for the first of several failures in a row. The rounds continue. */
  onFailure: (error: unknown) => void;
  /** Called when a round succeeds after one that failed. */
  onRecovery?: () => void;
}

export interface PeriodicRounds {
  /**
   * Starts the next round now. While a round runs, another one follows it at once, unless the round fails: then the
   * next one still comes after the pause.
   */
  wake(): void;
  /** Resolves once the current round has ended. */
  stop(): Promise<void>;
}

/** Runs a round now and repeats it `everyMs` after each has ended, until stopped. */
export function runPeriodically({ round, everyMs, onFailure, onRecovery }: PeriodicTask): PeriodicRounds {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isWoken = false;
  let endPause: () => void = () => undefined;
  const pause = (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, typeof everyMs === 'number' ? everyMs : everyMs());
    endPause = () => {
      clearTimeout(timer);
      resolve();
    };
    return promise;
  };
  const run = async () => {
    let failing = false;
    while (!signal.aborted) {
      isWoken = false;
      try {
        await round(signal);
        if (failing) onRecovery?.();
        failing = false;
      } catch (error) {
        if (!failing) onFailure(error);
        failing = true;
      }
      if (!signal.aborted && (failing || !isWoken)) await pause();
    }
  };
  const running = run();
  return {
    wake() {
      isWoken = true;
      endPause();
    },
    async stop() {
      stopping.abort();
      endPause();
      await running;
    },
  };
}
