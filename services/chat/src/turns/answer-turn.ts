import { setTimeout as pause } from 'node:timers/promises';
import { CoachFailure } from '../coach/coach.port.ts';
import { spendDailyTurn } from '../coach/daily-turns.repository.ts';
import { loadPrompt } from '../coach/load-prompt.ts';
import type { Deps } from '../deps.ts';
import { dayOf } from '../usage/month.ts';
import { hearAlarm } from './hear-alarm.ts';
import { holdLease } from './hold-lease.ts';
import type { LiveTurn } from './live-turn.ts';
import { settleTurn } from './settle-turn.ts';
import type { Ending, Turn, TurnOutcome } from './turn.ts';

/** Why this process ends a turn before the coach does; the reason of the turn's signal. */
export type Interruption = 'stopped' | 'lost' | 'restarting';

/** The part of a message's way that needs nobody listening: answer → keep. Never throws. */
export async function answerTurn(
  deps: Deps,
  turn: Turn,
  live: LiveTurn,
  interrupt: { signal: AbortSignal; now: (why: Interruption) => void },
): Promise<TurnOutcome | undefined> {
  const ending = await answer(deps, turn, live, interrupt);
  return keep(deps, turn, live, ending);
}

async function answer(
  deps: Deps,
  turn: Turn,
  live: LiveTurn,
  { signal, now }: { signal: AbortSignal; now: (why: Interruption) => void },
): Promise<Ending> {
  let letGo = async () => {};
  try {
    const vault = await deps.vaults.of(turn.ownerId);
    letGo = holdLease(
      deps,
      { turn, live, vault },
      { onStop: () => now('stopped'), onLost: () => now('lost') },
    );
    const day = dayOf(deps.clock.now());
    const [{ messages, safety }, affordable] = await Promise.all([
      loadPrompt(deps, turn),
      spendDailyTurn(deps.db, day, deps.config.COACH_DAILY_TURN_CEILING),
    ]);
    if (!affordable) return { kind: 'broken', failure: 'daily_ceiling' };
    signal.throwIfAborted();
    const ear = hearAlarm(deps, { turn, live, vault, safety });
    await deps.coach.reply({ messages, signal, say: ear.say, alarm: ear.alarm }).finally(ear.end);
    return { kind: 'whole' };
  } catch (error) {
    if (signal.aborted) return endingOf(signal.reason);
    if (error instanceof CoachFailure) {
      deps.log.warn({ err: error, turnId: turn.id, failure: error.kind }, 'the coach failed');
      return { kind: 'broken', failure: error.kind };
    }
    deps.log.error({ err: error, turnId: turn.id }, 'a turn broke');
    return { kind: 'broken', failure: 'internal' };
  } finally {
    await letGo();
  }
}

function endingOf(why: Interruption): Ending {
  return why === 'stopped' ? { kind: 'stopped' } : { kind: 'broken', failure: 'restarting' };
}

/** Longer than a hiccup of the database; after that the sweeper settles what was kept so far. */
const ATTEMPTS = 8;

async function keep(
  deps: Deps,
  turn: Turn,
  { said, raised }: LiveTurn,
  ending: Ending,
): Promise<TurnOutcome | undefined> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await settleTurn(deps, turn, { ending, said, raised, settler: { leasedBy: deps.processId } });
    } catch (error) {
      deps.log.error({ err: error, turnId: turn.id, attempt }, 'a turn could not be settled');
      await pause(100 * attempt);
    }
  }
  return undefined;
}
