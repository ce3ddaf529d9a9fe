import { setTimeout as pause } from 'node:timers/promises';

interface Work {
  /** One round; the signal says that there will be no other. */
  round: (signal: AbortSignal) => Promise<unknown>;
  /** From the end of a round to the beginning of the next, in milliseconds. */
  everyMs: number;
  /** Told of a round that failed, of several in a row the first; the next one comes all the same. */
  onFailure: (error: unknown) => void;
}

/**
 * Does a round of work now, and the next when it is over and a while has passed, until stopped.
 * @returns how to stop: resolves once the round under way has ended.
 */
export function startRounds({ round, everyMs, onFailure }: Work): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    let failing = false;
    while (!signal.aborted) {
      try {
        await round(signal);
        failing = false;
      } catch (error) {
        if (!failing) onFailure(error);
        failing = true;
      }
      await pause(everyMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
