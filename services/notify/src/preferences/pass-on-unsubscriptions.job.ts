import type { Deps } from '../deps.ts';
import { passOnWaiting } from './unsubscribe.ts';

const EVERY_MS = 2_000;

/** Looks for what auth must be told of people's choices, until stopped; a failed round is left to the next. */
export function startPassingOn(deps: Deps): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const round = () => {
    running = passOnWaiting(deps)
      .catch((error: unknown) => deps.log.warn({ err: error }, 'unsubscriptions can not be looked up now'))
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
