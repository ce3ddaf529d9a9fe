import { gauge, histogram, inSpan } from '@app/service-kit';
import { refreshSummary } from '../coach/refresh-summary.ts';
import { needsSummary } from '../coach/turn-prompt.ts';
import { answerTurn } from './answer-turn.ts';
import { LeaseKeeper } from './lease-keeper.ts';
import { LiveTurn } from './live-turn.ts';
import { MessageModerator } from './moderate-message.ts';
import type { TurnOutcome } from './turn.ts';
import type { StartedTurn, TurnContext } from './turn-context.ts';
import { type SlotHolder, type TurnSlot, TurnSlots } from './turn-slots.ts';

/** Why this process ends a turn before the coach has finished; the abort reason of the turn's signal. */
export type Interruption = 'stopped' | 'lost' | 'restarting';

/** The turns that this process answers. They continue after the caller disconnects. */
export interface TurnRunner {
  /** @throws Failure 503 or 429 when this process or the caller may begin no more turns (TurnSlots). */
  takeSlot(caller: SlotHolder): TurnSlot;
  /** Answers a turn in the background, and releases its slot afterwards. */
  start(turn: StartedTurn, slot: TurnSlot): void;
  find(turnId: string): LiveTurn | undefined;
  /** Ends a turn of this process immediately. Another process learns of a stop from the turn's row. */
  interrupt(turnId: string, why: Interruption): void;
  /** Resolves when no turn is running. */
  finish(): Promise<void>;
  /** Begins no more turns, and settles the running ones as interrupted. */
  close(): Promise<void>;
}

interface RunningTurn {
  readonly live: LiveTurn;
  readonly controller: AbortController;
  readonly done: Promise<void>;
}

export function createTurnRunner(context: TurnContext): TurnRunner {
  const slots = new TurnSlots(context.config);
  const leases = new LeaseKeeper(context);
  const moderator = new MessageModerator(context);
  const running = new Map<string, RunningTurn>();
  const closing = new AbortController();
  const summaries = new Set<Promise<void>>();
  gauge('chat_turns_running', 'Turns that this process answers now', () => running.size);
  gauge('chat_turn_slots', 'Turns that this process may answer at once', () => context.config.TURNS_AT_ONCE);

  const run = async (turn: StartedTurn, live: LiveTurn, interrupt: AbortController, slot: TurnSlot) => {
    const begunAt = performance.now();
    const outcome = await inSpan('answer turn', { 'app.turn_id': turn.id }, () =>
      answerTurn({ ...context, leases, moderator }, { turn, live, interrupt }),
    );
    observeTurn(outcome, begunAt, live.firstTextAt);
    slot.release();
    running.delete(turn.id);
    live.end(outcome);
    if (outcome?.state !== 'complete' || closing.signal.aborted || !isSummaryDue(turn, live)) return;
    const summary = refreshSummary(context, turn, closing.signal).finally(() => summaries.delete(summary));
    summaries.add(summary);
  };

  const all = () => Promise.all([...running.values()].map(({ done }) => done));

  return {
    takeSlot: (caller) => slots.take(caller),
    start(turn, slot) {
      const live = new LiveTurn();
      const controller = new AbortController();
      running.set(turn.id, { live, controller, done: run(turn, live, controller, slot) });
    },
    find: (turnId) => running.get(turnId)?.live,
    interrupt: (turnId, why) => running.get(turnId)?.controller.abort(why),
    async finish() {
      while (running.size > 0) await all();
    },
    async close() {
      closing.abort();
      slots.close();
      for (const { controller } of running.values()) controller.abort('restarting' satisfies Interruption);
      await Promise.all([all(), ...summaries]);
    },
  };
}

/** Whether the conversation, with the new reply, has outgrown what a prompt holds word for word. */
function isSummaryDue({ prompt }: StartedTurn, { text }: LiveTurn): boolean {
  const { messages, characters } = prompt.unsummarised;
  return needsSummary({ messages: messages + 1, characters: characters + text.length });
}

const durations = histogram(
  'chat_turn_duration_seconds',
  'How long turns took from their admission to what was kept, by how they ended',
  ['state'],
  [0.5, 1, 2, 5, 10, 20, 40, 80, 160],
);

const firstWords = histogram(
  'chat_first_word_seconds',
  'How long people waited for the first word of a reply, from the admission of the turn',
  [],
  [0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 20, 40],
);

/** @param outcome undefined when settling failed here and the periodic job will do it. */
function observeTurn(
  outcome: TurnOutcome | undefined,
  begunAt: number,
  firstTextAt: number | undefined,
): void {
  durations.observe({ state: outcome?.state ?? 'left' }, (performance.now() - begunAt) / 1000);
  if (firstTextAt !== undefined) firstWords.observe({}, (firstTextAt - begunAt) / 1000);
}
