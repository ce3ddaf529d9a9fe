import { Failure, inSpan } from '@app/service-kit';
import { refreshSummary } from '../coach/refresh-summary.ts';
import type { Deps } from '../deps.ts';
import { answerTurn, type Interruption } from './answer-turn.ts';
import { LiveTurn } from './live-turn.ts';
import { countTurn, showRunningTurns } from './turn.metrics.ts';
import type { Turn } from './turn.ts';

/** Room for one turn in this process. */
export interface Slot {
  /** Gives the room back; harmless when repeated. */
  free(): void;
}

/** The turns this process answers. They need nobody listening, and go on when the browser is closed. */
export interface TurnRunner {
  /** @throws Failure 503 `unavailable` when this process is full or about to stop, before anything is reserved. */
  takeSlot(): Slot;
  /** Answers a turn, detached from whoever asked. */
  run(turn: Turn, slot: Slot): void;
  find(turnId: string): LiveTurn | undefined;
  /** Ends a turn of this process at once; a turn of another hears of it through its row. */
  interrupt(turnId: string, why: Interruption): void;
  /** Lets running turns finish for a while, then settles them as interrupted. */
  close(): Promise<void>;
}

interface Running {
  readonly live: LiveTurn;
  readonly controller: AbortController;
  readonly done: Promise<void>;
}

export function createTurnRunner(deps: Deps): TurnRunner {
  const running = new Map<string, Running>();
  const closing = new AbortController();
  const chores = new Set<Promise<void>>();
  let taken = 0;
  showRunningTurns(() => running.size);

  const takeSlot = (): Slot => {
    if (closing.signal.aborted || taken >= deps.config.TURNS_AT_ONCE) {
      throw new Failure('unavailable', {
        sentence: 'The coach is talking to many people right now. Please try again in a moment.',
        retryAfterSeconds: 5,
        more: { safety: null },
      });
    }
    taken += 1;
    let free = () => {
      taken -= 1;
      free = () => undefined;
    };
    return { free: () => free() };
  };

  const run = (turn: Turn, slot: Slot): void => {
    const live = new LiveTurn();
    const controller = new AbortController();
    const now = (why: Interruption) => controller.abort(why);
    const answering = async () => {
      const began = performance.now();
      const outcome = await inSpan('answer turn', { 'app.turn_id': turn.id }, () =>
        answerTurn(deps, turn, live, { signal: controller.signal, now }),
      );
      countTurn(outcome, performance.now() - began);
      slot.free();
      running.delete(turn.id);
      live.end(outcome);
      if (outcome?.state === 'complete' && !closing.signal.aborted) {
        const chore = refreshSummary(deps, turn, closing.signal).finally(() => chores.delete(chore));
        chores.add(chore);
      }
    };
    running.set(turn.id, { live, controller, done: answering() });
  };

  return {
    takeSlot,
    run,
    find: (turnId) => running.get(turnId)?.live,
    interrupt: (turnId, why) => running.get(turnId)?.controller.abort(why),
    async close() {
      closing.abort();
      const all = () => Promise.all([...running.values()].map(({ done }) => done));
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise((resolve) => {
        timer = setTimeout(resolve, deps.config.TURN_FINISH_MS);
      });
      await Promise.race([all(), patience]);
      clearTimeout(timer);
      for (const { controller } of running.values()) controller.abort('restarting' satisfies Interruption);
      await Promise.all([all(), ...chores]);
    },
  };
}
