import type { Deps } from '../deps.ts';
import { handOverWaiting } from './hand-over-visitor.ts';

const EVERY_MS = 2_000;

/** Looks for visitors' chats to hand over, until stopped; a failed round is left to the next. */
export function startHandingOver(deps: Deps): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const round = () => {
    running = handOverWaiting(deps)
      .catch((error: unknown) => deps.log.warn({ err: error }, 'visitors’ chats could not be handed over'))
      .finally(() => {
        if (!stopped) timer = setTimeout(round, EVERY_MS);
      });
  };
  round();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
