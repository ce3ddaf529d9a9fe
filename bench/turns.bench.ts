import { chatEndpoints } from '@app/contracts';
import { runClients, send } from './load.ts';
import { type Benchmark, type Row, spreadOf } from './measure.ts';
import { type Caller, signUpCallers } from './people.ts';
import { type ByPart, type MeasuredProduct, startMeasuredProduct } from './product.ts';
import { startProvider } from './provider.ts';

const CONCURRENT_TURNS = 16;
const WORDS = 40;
const ROUNDS = 5;
/** Turns of each client in one measurement. */
const TURNS_EACH = 12;

const KINDS = ['chat-start', 'chat-followup'] as const;
type Kind = (typeof KINDS)[number];

const START = {
  title: 'Dinner in silence',
  question:
    'My husband and I eat dinner in silence, and when I ask how his day was he says fine. How do I begin to talk again?',
};
const MESSAGE =
  'We tried that yesterday, and it went well until his phone rang. Should I ask him to put it away?';

/** A person who talks with the coach, with the conversations that they have started. */
interface Talker extends Caller {
  conversations: string[];
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
      return KINDS.flatMap((kind) => rowsOf(kind, measured[kind]));
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

/** Sends a message and reads the stream to its end. */
async function takeTurn(url: string, talker: Talker, kind: Kind, index: number): Promise<void> {
  const endpoint = kind === 'chat-start' ? chatEndpoints.start : chatEndpoints.followUp;
  let text = '';
  await send({
    url: `${url}/api${endpoint.path}`,
    headers: talker.headers,
    body: kind === 'chat-start' ? START : { conversationId: talker.conversations[index], message: MESSAGE },
    onData: (piece) => {
      text += piece;
    },
  });
  if (!text.includes('event: done')) throw new Error(`the turn did not succeed:\n${text}`);
  if (kind !== 'chat-start') return;
  const conversationId = /"conversationId":"([\w-]+)"/.exec(text)?.[1];
  if (!conversationId) throw new Error(`no conversation was started:\n${text}`);
  talker.conversations.push(conversationId);
}

function rowsOf(kind: Kind, measurements: readonly Measurement[]): Row[] {
  const costRow = (part: string, valueOf: (perTurn: ByPart) => number, max?: number): Row => {
    const product = spreadOf(measurements.map(({ perTurn }) => valueOf(perTurn)));
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
