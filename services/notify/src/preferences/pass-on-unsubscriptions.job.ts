import { startRounds } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { passOnWaiting } from './unsubscribe.ts';

const EVERY_MS = 2_000;

/** Looks for what auth must be told of people's choices, until stopped; a failed round is left to the next. */
export function startPassingOn(deps: Deps): { stop(): Promise<void> } {
  return startRounds({
    round: () => passOnWaiting(deps),
    everyMs: EVERY_MS,
    onFailure: (error) => deps.log.warn({ err: error }, 'unsubscriptions can not be looked up now'),
  });
}
