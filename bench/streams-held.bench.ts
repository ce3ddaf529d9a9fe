import { setTimeout as pause } from 'node:timers/promises';
import { type Benchmark, percentile, type Row, ratioOf, spreadOf } from './measure.ts';
import { type Relay, type Relays, startRelays } from './streams.ts';

const WORDS_PER_SECOND = 50;
const MAX_P99_MS = 50;
const ROUNDS = 3;
const OBSERVED_MS = 2_500;
const REST_MS = 500;
const MIN_RATIO = 2;
/** Counts of streams that are tried: each is a quarter larger than the one before. */
const COUNTS = Array.from({ length: 22 }, (_, index) => Math.round(10 * 1.25 ** index));
const FIRST_TRIED = 9;
/** How many counts are skipped while the search has no bound: first, and once a similar result is known. */
const FIRST_STEP = 3;
const LATER_STEP = 1;

/** How many streams are held without delaying their words noticeably. */
const streamsHeld: Benchmark = {
  title: `Concurrent streams of ${WORDS_PER_SECOND} words per second that are held`,
  async run() {
    const relays = await startRelays(1_000 / WORDS_PER_SECOND);
    try {
      const held: Record<Relay, number[]> = { product: [], portkey: [] };
      const start: Record<Relay, number> = { product: FIRST_TRIED, portkey: FIRST_TRIED };
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const relay of ['product', 'portkey'] as const) {
          const step = round === 0 ? FIRST_STEP : LATER_STEP;
          const isHeld = async (index: number) => {
            const count = COUNTS[index] ?? 0;
            // Other work on the machine can delay words, so a count fails when it has failed twice.
            return (await holds(relays, relay, count)) || (await holds(relays, relay, count));
          };
          const largest = await searchLargest(start[relay], step, isHeld);
          held[relay].push(COUNTS[largest] ?? 0);
          start[relay] = Math.max(0, largest);
        }
      }
      return [rowOf(held, relays.portkey.name)];
    } finally {
      await relays.stop();
    }
  },
};
export default streamsHeld;

/**
 * Searches the last index of COUNTS that holds.
 * @returns -1 when none does.
 */
async function searchLargest(
  start: number,
  step: number,
  isHeld: (index: number) => Promise<boolean>,
): Promise<number> {
  let low = -1;
  let high = COUNTS.length;
  let tried = start;
  while (high - low > 1) {
    if (await isHeld(tried)) low = tried;
    else high = tried;
    if (high === COUNTS.length) tried = Math.min(low + step, high - 1);
    else if (low === -1) tried = Math.max(high - step, 0);
    else tried = Math.floor((low + high) / 2);
  }
  return low;
}

/** Whether no stream is refused and 99 of 100 words take at most 50 ms from the provider to the reader. */
async function holds(relays: Relays, relay: Relay, count: number): Promise<boolean> {
  const streams = await relays.open(relay, count);
  const { delays } = streams.failures.length === 0 ? await streams.observe(OBSERVED_MS) : { delays: [] };
  const isHeld = streams.failures.length === 0 && percentile(delays, 0.99) <= MAX_P99_MS;
  await streams.finish();
  await pause(REST_MS);
  return isHeld;
}

function rowOf({ product, portkey }: Record<Relay, number[]>, name: string): Row {
  const ratio = ratioOf(product, portkey);
  return {
    what: `streams held with 99 of 100 words at most ${MAX_P99_MS} ms late`,
    unit: '',
    product: spreadOf(product),
    peer: { name, value: spreadOf(portkey) },
    ratio,
    goal: `at least ${MIN_RATIO} × Portkey`,
    isMet: ratio.median >= MIN_RATIO,
  };
}
