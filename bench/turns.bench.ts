import { setTimeout as pause } from 'node:timers/promises';
import { runClients } from './load.ts';
import { type Benchmark, type Row, spreadOf } from './measure.ts';
import { signUpCallers } from './people.ts';
import { type ByPart, type MeasuredProduct, startMeasuredProduct } from './product.ts';
import { type Provider, startProvider } from './provider.ts';
import { logStatements, type StatementLog } from './statement-log.ts';
import { KINDS, type Kind, type Talker, takeTurn } from './take-turn.ts';

const CONCURRENT_TURNS = 16;
const WORDS = 40;
const ROUNDS = 5;
/** Turns of each client in one measurement. */
const TURNS_EACH = 12;
/** Turns of one person, one at a time, whose statements are counted. */
const COUNTED_TURNS = 50;
/** How long the statements of a product at rest are counted; milliseconds. */
const REST_MS = 3_000;

/** Statements of a turn: all, and those before the provider is asked. */
interface Statements {
  readonly all: number;
  readonly before: number;
}

interface Measurement {
  /** Processor milliseconds per turn. */
  readonly perTurn: ByPart;
  readonly turnsPerSecond: number;
}

/** What a turn costs: 40 words that come one after the other without a pause, 16 turns at a time. */
const turns: Benchmark = {
  title: `Turns of ${WORDS} words, ${CONCURRENT_TURNS} at a time`,
  async run() {
    const provider = await startProvider({ words: WORDS, delayMs: 0 });
    const product = await startMeasuredProduct({ OPENAI_BASE_URL: provider.baseUrl });
    try {
      const talkers = (await signUpCallers(product.url, CONCURRENT_TURNS)).map(
        (caller): Talker => ({ ...caller, conversations: [] }),
      );
      const measured: Record<Kind, Measurement[]> = { 'chat-start': [], 'chat-followup': [] };
      // The first round compiles the code.
      for (let round = -1; round < ROUNDS; round += 1) {
        for (const talker of talkers) talker.conversations = [];
        for (const kind of KINDS) {
          const measurement = await measureTurns(product, talkers, kind);
          if (round >= 0) measured[kind].push(measurement);
        }
      }
      const counted = await countStatements(product, provider, talkers);
      return KINDS.flatMap((kind) => [
        ...rowsOf(kind, measured[kind]),
        ...statementRows(kind, counted[kind]),
      ]);
    } finally {
      await product.stop();
      await provider.stop();
    }
  },
};
export default turns;

/** One turn of each kind for each conversation: the follow-ups continue what the starts have begun. */
async function measureTurns(
  product: MeasuredProduct,
  talkers: readonly Talker[],
  kind: Kind,
): Promise<Measurement> {
  const before = product.processorTimes();
  const began = performance.now();
  await runClients(talkers, TURNS_EACH, (talker, index) => takeTurn(product.url, talker, kind, index));
  const seconds = (performance.now() - began) / 1_000;
  const after = product.processorTimes();
  const count = talkers.length * TURNS_EACH;
  const perTurn = (part: keyof ByPart) => (after[part] - before[part]) / count;
  return {
    perTurn: {
      chat: perTurn('chat'),
      gateway: perTurn('gateway'),
      postgres: perTurn('postgres'),
      auth: perTurn('auth'),
      billing: perTurn('billing'),
      notify: perTurn('notify'),
    },
    turnsPerSecond: count / seconds,
  };
}

/** Counts the statements of turns of one person, one at a time; those of timers are subtracted. */
async function countStatements(
  product: MeasuredProduct,
  provider: Provider,
  [talker]: readonly Talker[],
): Promise<Record<Kind, Statements[]>> {
  if (!talker) throw new Error('nobody signed up');
  const log = await logStatements(product);
  await provider.watch(log.file);
  // Every connection must have read the new settings.
  await pause(1_000);
  const counted: Record<Kind, Statements[]> = { 'chat-start': [], 'chat-followup': [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const perMsAtRest = await countAtRest(log);
    talker.conversations = [];
    for (const kind of KINDS) {
      const before: number[] = [];
      const from = log.end();
      const began = performance.now();
      for (let index = 0; index < COUNTED_TURNS; index += 1) {
        provider.askedAt.length = 0;
        const sentAt = log.end();
        await takeTurn(product.url, talker, kind, index);
        before.push(log.count(sentAt, provider.askedAt[0] ?? Number.NaN, 'chat'));
      }
      const ofTimers = (performance.now() - began) * perMsAtRest;
      const all = (log.count(from, log.end()) - ofTimers) / COUNTED_TURNS;
      // A timer of chat adds to a few turns, so the median is free of them.
      counted[kind].push({ all, before: spreadOf(before).median });
    }
  }
  return counted;
}

async function countAtRest(log: StatementLog): Promise<number> {
  await pause(500);
  const from = log.end();
  await pause(REST_MS);
  return log.count(from, log.end()) / REST_MS;
}

function statementRows(kind: Kind, counted: readonly Statements[]): Row[] {
  const row = (what: string, values: number[], max: number): Row => {
    const product = spreadOf(values);
    const isMet = Math.round(product.median) <= max;
    return { what: `${kind}: ${what}`, unit: '', product, goal: `at most ${max}`, isMet };
  };
  return [
    row(
      'statements per turn, of all services',
      counted.map(({ all }) => all),
      12,
    ),
    row(
      'statements before the provider is asked',
      counted.map(({ before }) => before),
      3,
    ),
  ];
}

function rowsOf(kind: Kind, measurements: readonly Measurement[]): Row[] {
  const costRow = (part: string, pick: (perTurn: ByPart) => number, max?: number): Row => {
    const product = spreadOf(measurements.map(({ perTurn }) => pick(perTurn)));
    return {
      what: `${kind}: processor time of ${part} per turn`,
      unit: 'ms',
      product,
      goal: max === undefined ? '' : `at most ${max} ms`,
      isMet: max === undefined || product.median <= max,
    };
  };
  return [
    costRow('chat', ({ chat }) => chat, 2),
    costRow('PostgreSQL', ({ postgres }) => postgres, 2),
    costRow('gateway', ({ gateway }) => gateway, 0.4),
    costRow('auth, billing and notify', ({ auth, billing, notify }) => auth + billing + notify),
    {
      what: `${kind}: turns`,
      unit: '1/s',
      product: spreadOf(measurements.map(({ turnsPerSecond }) => turnsPerSecond)),
      goal: '',
      isMet: true,
    },
  ];
}
