import { setTimeout as pause } from 'node:timers/promises';
import { type Benchmark, percentile, type Row, ratioOf, spreadOf } from './measure.ts';
import { residentMemory } from './processor-time.ts';
import { type Relay, type Relays, startRelays } from './streams.ts';

const STREAMS = 400;
const WARM_UP_STREAMS = 40;
const WORD_DELAY_MS = 1_000;
const ROUNDS = 3;
/** Memory is read this often while the streams are open. */
const READINGS = 6;
const READING_EVERY_MS = 500;
const REST_MS = 1_500;
const MAX_RATIO = 0.75;

/** What an open stream costs in memory, while its words come slowly. */
const streamMemory: Benchmark = {
  title: `Memory of ${STREAMS} open streams`,
  async run() {
    const measured: Record<Relay, number[]> = { product: [], portkey: [] };
    let name = '';
    for (let round = 0; round < ROUNDS; round += 1) {
      // A process keeps memory that it has used once, so each round needs new ones.
      const relays = await startRelays(WORD_DELAY_MS);
      name = relays.portkey.name;
      try {
        measured.product.push(await measureGrowth(relays, 'product'));
        measured.portkey.push(await measureGrowth(relays, 'portkey'));
      } finally {
        await relays.stop();
      }
    }
    return [rowOf(measured, name)];
  },
};
export default streamMemory;

/** @returns KiB by which an open stream lets the memory of its relay grow. */
async function measureGrowth(relays: Relays, relay: Relay): Promise<number> {
  const warmUp = await relays.open(relay, WARM_UP_STREAMS);
  await warmUp.finish();
  await pause(REST_MS);
  const before = readMemory(relays, relay);
  const streams = await relays.open(relay, STREAMS);
  const readings: number[] = [];
  while (readings.length < READINGS) {
    await pause(READING_EVERY_MS);
    readings.push(readMemory(relays, relay));
  }
  await streams.finish();
  if (streams.failures.length > 0) throw new Error(`${relay}: ${streams.failures[0]}`);
  return (percentile(readings, 0.5) - before) / STREAMS;
}

/** KiB of the processes that pass words on: chat and the gateway, or Portkey. */
function readMemory({ product, portkey }: Relays, relay: Relay): number {
  if (relay === 'portkey') return residentMemory(portkey.pid);
  const { chat, gateway } = product.memory();
  return chat + gateway;
}

function rowOf({ product, portkey }: Record<Relay, number[]>, name: string): Row {
  const ratio = ratioOf(product, portkey);
  return {
    what: 'memory of chat and gateway per open stream',
    unit: 'KiB',
    product: spreadOf(product),
    peer: { name, value: spreadOf(portkey) },
    ratio,
    goal: `at most ${MAX_RATIO} × Portkey`,
    isMet: ratio.median <= MAX_RATIO,
  };
}
