import { setTimeout as pause } from 'node:timers/promises';
import { chatEndpoints } from '@app/contracts';
import { type Call, send } from './load.ts';
import { type Benchmark, percentile, type Row, ratioOf, spreadOf } from './measure.ts';
import { startPortkey } from './peers.ts';
import { signUpCallers } from './people.ts';
import { startMeasuredProduct } from './product.ts';
import { startProvider } from './provider.ts';

const ROUNDS = 3;
const CALLS_EACH = 50;
const WARM_UP_CALLS = 40;
/** A reply at the pace of a model: a product that held the first word back until the next one would be seen. */
const PACE = { words: 3, delayMs: 20 };
/** Gives whoever answered last time for what it does after a reply; milliseconds. */
const REST_MS = 5;
const MAX_ADDED_MS = 2.5;
const MAX_RATIO = 0.1;

const SHORT = 'My husband and I eat dinner in silence. How do we begin to talk again?';
const USUAL = `My husband and I have been married for eleven years, and lately we eat dinner in silence. When I ask how his day was,
he says that it was fine and looks at his phone. On Sunday I told him that I feel lonely beside him, and he answered that I always
find something to complain about. We did not argue, he just went to the garage and stayed there until I was asleep. I do not want
to blame him, because I know that his work is hard at the moment and that his father is ill. But I miss the way we used to laugh
about nothing. How can I tell him that without starting the same conversation all over again? I would like to try this evening.`;

/** Who answers, in turn. */
const ANSWERERS = ['provider', 'product', 'portkey'] as const;
type Answerer = (typeof ANSWERERS)[number];
type Times = Record<Answerer, number[]>;

/** How long a person waits for the first word beyond the time that the provider takes, one person at a time. */
const firstWord: Benchmark = {
  title: 'Time to the first word',
  async run() {
    const provider = await startProvider(PACE);
    const portkey = await startPortkey(provider.baseUrl);
    const product = await startMeasuredProduct({ OPENAI_BASE_URL: provider.baseUrl });
    try {
      const [caller] = await signUpCallers(product.url, 1);
      if (!caller) throw new Error('nobody signed up');
      const completion = (question: string) => ({
        model: 'bench',
        stream: true,
        messages: [{ role: 'user', content: question }],
      });
      const calls: Record<Answerer, (question: string) => Call> = {
        provider: (question) => ({
          url: `${provider.baseUrl}/chat/completions`,
          headers: {},
          body: completion(question),
        }),
        product: (question) => ({
          url: `${product.url}/api${chatEndpoints.start.path}`,
          headers: caller.headers,
          body: { title: 'Dinner in silence', question },
        }),
        portkey: (question) => ({
          url: portkey.url,
          headers: portkey.headers,
          body: completion(question),
        }),
      };
      const measureRound = async (question: string, count: number): Promise<Times> => {
        const times: Times = { provider: [], product: [], portkey: [] };
        for (let index = 0; index < count; index += 1) {
          for (const answerer of ANSWERERS) {
            times[answerer].push(await timeToFirstWord(calls[answerer](`${question} (${index})`)));
            await pause(REST_MS);
          }
        }
        return times;
      };
      const rows: Row[] = [];
      for (const question of [USUAL, SHORT]) {
        await measureRound(question, WARM_UP_CALLS);
        const rounds: Times[] = [];
        while (rounds.length < ROUNDS) rounds.push(await measureRound(question, CALLS_EACH));
        rows.push(...rowsOf(question.length, portkey.name, rounds));
      }
      return rows;
    } finally {
      await product.stop();
      await portkey.stop();
      await provider.stop();
    }
  },
};
export default firstWord;

/** Milliseconds until the first word is read; the response is then read to its end. */
async function timeToFirstWord(call: Call): Promise<number> {
  const began = performance.now();
  let first = Number.NaN;
  let text = '';
  await send({
    ...call,
    onData(piece) {
      if (!Number.isNaN(first)) return;
      text += piece;
      // The first word of the provider's stand-in. The product also sends back the question, which does not contain it.
      if (text.includes('"It')) first = performance.now() - began;
    },
  });
  if (Number.isNaN(first)) throw new Error(`${call.url} sent no word:\n${text}`);
  return first;
}

function rowsOf(characters: number, peer: string, rounds: readonly Times[]): Row[] {
  const added = (answerer: Answerer, share: number, round: Times) =>
    percentile(round[answerer], share) - percentile(round.provider, share);
  const what = `first word, message of ${characters} characters`;
  const medians = (answerer: Answerer) => rounds.map((round) => added(answerer, 0.5, round));
  const all: Times = {
    provider: rounds.flatMap(({ provider }) => provider),
    product: rounds.flatMap(({ product }) => product),
    portkey: rounds.flatMap(({ portkey }) => portkey),
  };
  const product = spreadOf(medians('product'));
  const ratio = ratioOf(medians('product'), medians('portkey'));
  return [
    {
      what: `${what}: added to the provider's p50`,
      unit: 'ms',
      product,
      peer: { name: peer, value: spreadOf(medians('portkey')) },
      ratio,
      goal: `at most ${MAX_ADDED_MS} ms and ${MAX_RATIO} × Portkey`,
      isMet: product.median <= MAX_ADDED_MS && ratio.median <= MAX_RATIO,
    },
    {
      what: `${what}: added to the provider's p99 (of all ${all.product.length} calls)`,
      unit: 'ms',
      product: spreadOf([added('product', 0.99, all)]),
      peer: { name: peer, value: spreadOf([added('portkey', 0.99, all)]) },
      ratio: ratioOf([added('product', 0.99, all)], [added('portkey', 0.99, all)]),
      goal: '',
      isMet: true,
    },
    {
      what: `${what}: the provider's p50`,
      unit: 'ms',
      product: spreadOf(rounds.map((round) => percentile(round.provider, 0.5))),
      goal: '',
      isMet: true,
    },
  ];
}
