import type { Costs } from './costs.ts';
import { type Burst, type Machine, Simulation } from './simulate.ts';

/** The machine of the benchmarks. */
const MACHINE: Machine = { cores: 2, threads: { postgres: 16 } };
const TURNS_AT_ONCE = 16;
const WORDS_OF_A_TURN = 40;
const WORDS_PER_SECOND = 50;
/** Chat joins the words of so many milliseconds while many replies arrive (docs/decisions/0068). */
const JOINED_MS = 30;
/** Packets and timers of the machine itself: the time that a piece of work needs between two processes. */
const BETWEEN_PROCESSES_MS = 0.15;
const MOST_LATE_MS = 50;
const SECONDS = 3;

/** Turns per second with 16 at a time, each with 40 words without a pause: the benchmark `turns`. */
export function simulateTurns(costs: Costs): number {
  const simulation = new Simulation(MACHINE);
  let finished = 0;
  const bursts: Burst[] = [
    { process: 'client', ms: costs.client.perWord * WORDS_OF_A_TURN },
    { process: 'gateway', ms: costs.turn.gateway / 2 },
    { process: 'chat', ms: costs.turn.chat * 0.4 },
    { process: 'postgres', ms: costs.turn.postgres / 2 },
    { process: 'provider', ms: costs.provider.perWord * WORDS_OF_A_TURN },
    { process: 'chat', ms: costs.turn.chat * 0.4 },
    { process: 'postgres', ms: costs.turn.postgres / 2 },
    { process: 'chat', ms: costs.turn.chat * 0.2 },
    { process: 'gateway', ms: costs.turn.gateway / 2 },
  ];
  const begin = (): void =>
    simulation.start({
      bursts,
      delayMs: BETWEEN_PROCESSES_MS,
      finished: () => {
        finished += 1;
        begin();
      },
    });
  for (let nth = 0; nth < TURNS_AT_ONCE; nth += 1) begin();
  simulation.runUntil(SECONDS * 1_000);
  return finished / SECONDS;
}

/** How late 99 of 100 words arrive at most, in milliseconds, with so many streams: the benchmark `streams`. */
export function simulateLateness(costs: Costs, streams: number): number {
  const simulation = new Simulation(MACHINE);
  const late: number[] = [];
  for (let stream = 0; stream < streams; stream += 1) {
    const offset = (stream * 1_000) / WORDS_PER_SECOND / streams;
    let joined: number[] = [];
    const flush = () => {
      const words = joined;
      joined = [];
      simulation.start({
        bursts: [
          { process: 'chat', ms: costs.word.chat * words.length },
          { process: 'gateway', ms: costs.word.gateway * words.length },
          { process: 'client', ms: costs.client.perWord * words.length },
        ],
        delayMs: BETWEEN_PROCESSES_MS,
        finished: (at) => late.push(...words.map((due) => at - due)),
      });
      simulation.start({
        bursts: [{ process: 'postgres', ms: costs.word.postgres * words.length }],
        delayMs: BETWEEN_PROCESSES_MS,
        finished: () => undefined,
      });
    };
    for (let word = 0; word < SECONDS * WORDS_PER_SECOND; word += 1) {
      const due = offset + (word * 1_000) / WORDS_PER_SECOND;
      simulation.at(due, () =>
        simulation.start({
          bursts: [{ process: 'provider', ms: costs.provider.perWord }],
          delayMs: 0,
          finished: (at) => {
            joined.push(due);
            if (joined.length === 1) simulation.at(at + JOINED_MS, flush);
          },
        }),
      );
    }
  }
  const words = streams * SECONDS * WORDS_PER_SECOND;
  simulation.runUntil((SECONDS + 1) * 1_000);
  // Words that have not arrived by then are later than any other.
  late.push(...Array.from({ length: words - late.length }, () => Number.POSITIVE_INFINITY));
  return late.toSorted((one, other) => one - other)[Math.floor(late.length * 0.99)] ?? Number.NaN;
}

/** The most streams of which 99 of 100 words are at most 50 ms late: the benchmark `streams-held`. */
export function simulateHeld(costs: Costs): number {
  let [low, high] = [10, 600];
  while (high - low > 4) {
    const middle = Math.round((low + high) / 2);
    if (simulateLateness(costs, middle) <= MOST_LATE_MS) low = middle;
    else high = middle;
  }
  return low;
}
