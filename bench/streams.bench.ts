import { type Benchmark, percentile, type Row, ratioOf, spreadOf } from './measure.ts';
import { processorTime } from './processor-time.ts';
import { type Relay, type Relays, startRelays } from './streams.ts';

const STREAMS = 100;
const WORDS_PER_SECOND = 50;
const ROUNDS = 3;
const WARM_UP_MS = 3_000;
const OBSERVED_MS = 8_000;
const MAX_RATIO = 0.75;

/** Processor microseconds per word. */
interface PerWord {
  /** What passes the words on: chat and the gateway, or Portkey. */
  readonly relaying: number;
  /** Only the product stores replies. */
  readonly postgres: number;
  readonly chat: number;
}

interface Measurement extends PerWord {
  /** How late 99 of 100 words are at most, in milliseconds. A relay that is late passes on several words at once, cheaply. */
  readonly p99: number;
}

/** What passing on a word costs while many replies are written. The start and the end of a reply are not included. */
const streams: Benchmark = {
  title: `${STREAMS} concurrent streams of ${WORDS_PER_SECOND} words per second`,
  async run() {
    const relays = await startRelays(1_000 / WORDS_PER_SECOND);
    try {
      const measured: Record<Relay, Measurement[]> = { product: [], portkey: [] };
      await measureRelay(relays, 'product', WARM_UP_MS);
      await measureRelay(relays, 'portkey', WARM_UP_MS);
      for (let round = 0; round < ROUNDS; round += 1) {
        measured.product.push(await measureRelay(relays, 'product', OBSERVED_MS));
        measured.portkey.push(await measureRelay(relays, 'portkey', OBSERVED_MS));
      }
      return rowsOf(measured, relays.portkey.name);
    } finally {
      await relays.stop();
    }
  },
};
export default streams;

async function measureRelay(relays: Relays, relay: Relay, milliseconds: number): Promise<Measurement> {
  const streams = await relays.open(relay, STREAMS);
  const before = readTimes(relays, relay);
  const { words, delays } = await streams.observe(milliseconds);
  const after = readTimes(relays, relay);
  await streams.finish();
  if (streams.failures.length > 0) throw new Error(`${relay}: ${streams.failures[0]}`);
  const perWord = (part: keyof PerWord) => ((after[part] - before[part]) * 1_000) / words;
  return {
    relaying: perWord('relaying'),
    postgres: perWord('postgres'),
    chat: perWord('chat'),
    p99: percentile(delays, 0.99),
  };
}

/** Processor time so far, in milliseconds. */
function readTimes({ product, portkey }: Relays, relay: Relay): PerWord {
  if (relay === 'portkey') return { relaying: processorTime(portkey.pid), postgres: 0, chat: 0 };
  const { chat, gateway, postgres } = product.processorTimes();
  return { relaying: chat + gateway, postgres, chat };
}

function rowsOf({ product, portkey }: Record<Relay, Measurement[]>, name: string): Row[] {
  const pick = (all: readonly Measurement[], part: keyof Measurement) => all.map((one) => one[part]);
  const ratio = ratioOf(pick(product, 'relaying'), pick(portkey, 'relaying'));
  return [
    {
      what: 'processor time of chat and gateway per word',
      unit: 'µs',
      product: spreadOf(pick(product, 'relaying')),
      peer: { name, value: spreadOf(pick(portkey, 'relaying')) },
      ratio,
      goal: `at most ${MAX_RATIO} × Portkey`,
      isMet: ratio.median <= MAX_RATIO,
    },
    {
      what: 'processor time of chat per word',
      unit: 'µs',
      product: spreadOf(pick(product, 'chat')),
      goal: '',
      isMet: true,
    },
    {
      what: 'processor time of PostgreSQL per word',
      unit: 'µs',
      product: spreadOf(pick(product, 'postgres')),
      goal: '',
      isMet: true,
    },
    {
      what: 'how late 99 of 100 words are at most',
      unit: 'ms',
      product: spreadOf(pick(product, 'p99')),
      peer: { name, value: spreadOf(pick(portkey, 'p99')) },
      goal: '',
      isMet: true,
    },
  ];
}
