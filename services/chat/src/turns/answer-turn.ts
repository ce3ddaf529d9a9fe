import { setTimeout as pause } from 'node:timers/promises';
import { CoachFailure } from '../coach/coach.port.ts';
import { CONTACTS_REPLY } from '../safety/notice.ts';
import { spendDailyTurn } from '../usage/daily-ceiling.ts';
import { handleModelAlert } from './handle-model-alert.ts';
import { holdLease } from './hold-lease.ts';
import type { LiveTurn } from './live-turn.ts';
import { settleTurn } from './settle-turn.ts';
import type { Ending, TurnOutcome } from './turn.ts';
import type { AdmittedTurn, TurnContext } from './turn-context.ts';

/**
 * Asks the coach for the reply and keeps what it wrote, whether or not anybody is connected. Never throws.
 * @param interrupt aborts with an Interruption as its reason.
 * @returns the outcome; undefined when settling failed here and the periodic job will do it.
 */
export async function answerTurn(
  context: TurnContext,
  turn: AdmittedTurn,
  live: LiveTurn,
  interrupt: AbortController,
): Promise<TurnOutcome | undefined> {
  const ending = await answer(context, turn, live, interrupt);
  return settle(context, turn, live, ending);
}

async function answer(
  context: TurnContext,
  turn: AdmittedTurn,
  live: LiveTurn,
  interrupt: AbortController,
): Promise<Ending> {
  const { prompt } = turn;
  if (!prompt) {
    live.append(CONTACTS_REPLY);
    return { kind: 'whole' };
  }
  const { signal } = interrupt;
  let releaseLease = async () => {};
  try {
    const vault = await context.vaults.get(turn.ownerId);
    releaseLease = holdLease(
      context,
      { turn, live, vault },
      { onStop: () => interrupt.abort('stopped'), onLost: () => interrupt.abort('lost') },
    );
    const refusal = await spendDailyTurn(context, turn);
    if (refusal) return { kind: 'broken', failure: refusal };
    signal.throwIfAborted();
    const handler = handleModelAlert(context, { turn, live, vault, safety: prompt.safety });
    await context.coach
      .reply({ messages: prompt.messages, signal, onText: handler.onText, onAlert: handler.onAlert })
      .finally(handler.end);
    return { kind: 'whole' };
  } catch (error) {
    if (signal.aborted)
      return signal.reason === 'stopped' ? { kind: 'stopped' } : { kind: 'broken', failure: 'restarting' };
    if (error instanceof CoachFailure) {
      context.log.warn({ err: error, turnId: turn.id, failure: error.kind }, 'coach reply failed');
      return { kind: 'broken', failure: error.kind };
    }
    context.log.error({ err: error, turnId: turn.id }, 'turn failed');
    return { kind: 'broken', failure: 'internal' };
  } finally {
    await releaseLease();
  }
}

/** Enough to outlast a short database failure; after that the periodic job settles the turn with what was stored. */
const ATTEMPTS = 8;

async function settle(
  context: TurnContext,
  turn: AdmittedTurn,
  { text, raised }: LiveTurn,
  ending: Ending,
): Promise<TurnOutcome | undefined> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await settleTurn(context, turn, {
        ending,
        text,
        raised,
        settler: { leasedBy: context.processId },
      });
    } catch (error) {
      context.log.error({ err: error, turnId: turn.id, attempt }, 'turn settlement failed');
      await pause(100 * attempt);
    }
  }
  return undefined;
}
