import { asOwner } from '@app/service-kit';
import type { TurnDeps } from '../deps.ts';
import { followTurn } from './follow-turn.ts';
import { requestStop } from './turn.repository.ts';
import { loadTurnAnswer, type TurnAnswer } from './turn-answer.ts';

/** Below the call's own timeout, above the time in which a dead process's turn is settled (rule 17). */
const WAIT_MS = 8_000;

/**
 * Ends the reply in progress, wherever it is written, and waits until what was said is kept.
 * @returns the whole conversation; harmless when nothing is in progress.
 * @throws Failure 404, also for another person's conversation.
 */
export async function stopTurn(
  deps: TurnDeps,
  conversation: { ownerId: string; conversationId: string },
): Promise<TurnAnswer> {
  const turn = await asOwner(deps.db, conversation.ownerId, (trx) => requestStop(trx, conversation));
  if (turn) {
    deps.turns.interrupt(turn.id, 'stopped');
    const signal = AbortSignal.any([AbortSignal.timeout(WAIT_MS), deps.leaving]);
    const progress = followTurn(deps, turn, signal);
    // Whoever waited in vain is shown how things stand.
    await (async () => {
      while (!(await progress.next()).done);
    })().catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }
  return loadTurnAnswer(deps, conversation);
}
