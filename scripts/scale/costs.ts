import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** Processor milliseconds. */
export interface Costs {
  /** Of a turn of 40 words that arrive without a pause. */
  readonly turn: { readonly chat: number; readonly gateway: number; readonly postgres: number };
  /** Of a word of a slow reply. */
  readonly word: { readonly chat: number; readonly gateway: number; readonly postgres: number };
  /** Of a signed-in GET in the gateway. */
  readonly call: { readonly gateway: number };
  /** Of the processes of the benchmark itself, on the same machine: not measured, but chosen so that the turns per second agree. */
  readonly client: { readonly perWord: number };
  readonly provider: { readonly perWord: number };
}

/** What the product achieved on the machine of the benchmarks, as a whole. */
export interface Points {
  readonly turnsPerSecond: number;
  /** With 100 streams; milliseconds. */
  readonly lateness: number;
  readonly held: number;
}

/** Bytes. */
export interface Sizes {
  readonly storedPerTurn: number;
  readonly loggedPerTurn: number;
  readonly perStream: number;
}

const results = z.record(
  z.string(),
  z.object({ rows: z.array(z.object({ what: z.string(), product: z.object({ median: z.number() }) })) }),
);

/** Reads docs/benchmarks.json. @throws Error if a benchmark no longer has a figure that is used here. */
export function readMeasurements(): { costs: Costs; points: Points; sizes: Sizes } {
  const file = new URL('../../docs/benchmarks.json', import.meta.url);
  const measured = results.parse(JSON.parse(readFileSync(file, 'utf8')));
  const median = (benchmark: string, what: string): number => {
    const row = measured[benchmark]?.rows.find((one) => one.what === what);
    if (!row) throw new Error(`docs/benchmarks.json has no figure “${what}” of ${benchmark}`);
    return row.product.median;
  };
  const ofTurn = (part: string) => median('turns', `chat-followup: processor time of ${part} per turn`);
  const ofWord = (part: string) => median('streams', `processor time of ${part} per word`) / 1_000;
  return {
    costs: {
      turn: { chat: ofTurn('chat'), gateway: ofTurn('gateway'), postgres: ofTurn('PostgreSQL') },
      word: {
        chat: ofWord('chat'),
        gateway: ofWord('chat and gateway') - ofWord('chat'),
        postgres: ofWord('PostgreSQL'),
      },
      call: { gateway: median('gateway', 'gateway, signed-in GET, processor time per request') / 1_000 },
      client: { perWord: 0.023 },
      provider: { perWord: 0.023 },
    },
    points: {
      turnsPerSecond: median('turns', 'chat-followup: turns'),
      lateness: median('streams', 'how late 99 of 100 words are at most'),
      held: median('streams-held', 'streams held with 99 of 100 words at most 50 ms late'),
    },
    sizes: {
      storedPerTurn: median('storage', 'tables and indexes of chat, per turn'),
      loggedPerTurn: median('storage', 'write-ahead log, per turn'),
      perStream: median('stream-memory', 'memory of chat and gateway per open stream') * 1_024,
    },
  };
}
