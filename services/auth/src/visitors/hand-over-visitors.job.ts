import { startRounds } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { handOverWaiting } from './hand-over-visitor.ts';

const EVERY_MS = 2_000;

/** Looks for visitors' chats to hand over, until stopped; a failed round is left to the next. */
export function startHandingOver(deps: Deps): { stop(): Promise<void> } {
  return startRounds({
    round: () => handOverWaiting(deps),
    everyMs: EVERY_MS,
    onFailure: (error) => deps.log.warn({ err: error }, 'visitors’ chats could not be handed over'),
  });
}
