import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { chatEndpoints } from '@app/contracts';
import type { Call } from './load.ts';
import { type Portkey, startPortkey } from './peers.ts';
import { signUpCallers } from './people.ts';
import { type MeasuredProduct, startMeasuredProduct } from './product.ts';
import { type Provider, startProvider } from './provider.ts';
import { ageOfWord, TIMED_WORD } from './timed-word.ts';

/** Replies last until the provider is told to finish them. */
const ENDLESS = 1_000_000;
const PEOPLE = 16;
/** How many streams are opened each second, so that opening them does not delay those that are open. */
const OPENED_PER_SECOND = 100;
const OPENING_TIMEOUT_MS = 20_000;
const ENDING_TIMEOUT_MS = 30_000;
const FINISH_EVERY_MS = 500;
const FINAL_CHUNK = '\r\n0\r\n\r\n';
const QUESTION =
  'My husband and I eat dinner in silence, and when I ask how his day was he says fine. How do I begin to talk again?';

/** Who passes on the streams of the provider. */
export type Relay = 'product' | 'portkey';

/** The product and Portkey in front of the same provider. */
export interface Relays {
  readonly provider: Provider;
  readonly product: MeasuredProduct;
  readonly portkey: Portkey;
  /** Opens streams, one after the other, and resolves when each has received its first word. */
  open(relay: Relay, count: number): Promise<OpenStreams>;
  stop(): Promise<void>;
}

/** Streams that are being read. */
export interface OpenStreams {
  /** Streams that were refused or have ended too early, with the reason. */
  readonly failures: readonly string[];
  /** Reads for some time. @returns the number of words and how long each timed word was on its way, in milliseconds. */
  observe(milliseconds: number): Promise<{ words: number; delays: number[] }>;
  /** Lets the provider end all replies, and resolves when every stream has ended. */
  finish(): Promise<void>;
}

/**
 * Starts the provider's stand-in, the product and Portkey.
 * @param wordDelayMs milliseconds between two words of a stream.
 */
export async function startRelays(wordDelayMs: number): Promise<Relays> {
  const provider = await startProvider({ words: ENDLESS, delayMs: wordDelayMs });
  const portkey = await startPortkey(provider.baseUrl);
  const product = await startMeasuredProduct({
    OPENAI_BASE_URL: provider.baseUrl,
    COACH_MAX_TOKENS: '32000',
  });
  const callers = await signUpCallers(product.url, PEOPLE);
  const callOf = (relay: Relay, index: number): Call =>
    relay === 'product'
      ? {
          url: `${product.url}/api${chatEndpoints.start.path}`,
          headers: callers[index % PEOPLE]?.headers ?? {},
          body: { title: 'Dinner in silence', question: QUESTION },
        }
      : {
          url: portkey.url,
          headers: portkey.headers,
          body: { model: 'bench', stream: true, messages: [{ role: 'user', content: QUESTION }] },
        };
  return {
    provider,
    product,
    portkey,
    open: (relay, count) => openStreams(provider, (index) => callOf(relay, index), count),
    async stop() {
      await product.stop();
      await portkey.stop();
      await provider.stop();
    },
  };
}

async function openStreams(
  provider: Provider,
  callOf: (index: number) => Call,
  count: number,
): Promise<OpenStreams> {
  const seen: Seen = { words: 0, delays: undefined, begun: 0, failures: [], isFinishing: false };
  const streams: Promise<void>[] = [];
  const failures = seen.failures;
  const began = performance.now();
  while (streams.length < count && failures.length === 0) {
    streams.push(readStream(callOf(streams.length), seen));
    await pause(Math.max(0, began + (streams.length * 1_000) / OPENED_PER_SECOND - performance.now()));
  }
  const deadline = performance.now() + OPENING_TIMEOUT_MS;
  while (seen.begun < streams.length && failures.length === 0) {
    if (performance.now() > deadline) failures.push(`only ${seen.begun} of ${count} streams began`);
    await pause(20);
  }
  return {
    failures,
    async observe(milliseconds) {
      const before = seen.words;
      const delays: number[] = [];
      seen.delays = delays;
      await pause(milliseconds);
      seen.delays = undefined;
      return { words: seen.words - before, delays };
    },
    async finish() {
      seen.isFinishing = true;
      let hasEnded = false;
      const ended = Promise.all(streams).then(() => {
        hasEnded = true;
      });
      const deadline = performance.now() + ENDING_TIMEOUT_MS;
      // Repeated, because an overloaded relay may ask the provider only now.
      while (!hasEnded) {
        if (performance.now() > deadline) throw new Error('streams did not end');
        await provider.finish();
        await Promise.race([ended, pause(FINISH_EVERY_MS)]);
      }
    },
  };
}

/** What the streams have received together. */
interface Seen {
  words: number;
  /** Ages of the timed words while they are observed. */
  delays: number[] | undefined;
  /** Streams that have received a word. */
  begun: number;
  readonly failures: string[];
  isFinishing: boolean;
}

/**
 * Reads one stream from a socket, without a parser of HTTP or events: reading must cost little beside what is measured.
 * Every second word is timed, so each counts for two. Resolves when the stream has ended.
 */
function readStream({ url, headers, body }: Call, seen: Seen): Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  const payload = JSON.stringify(body);
  const lines = Object.entries({
    host: `${hostname}:${port}`,
    ...headers,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(payload)),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1');
    let rest = '';
    let hasBegun = false;
    const end = (failure?: string) => {
      if (failure) seen.failures.push(failure);
      socket.destroy();
      resolve();
    };
    socket.setEncoding('latin1');
    socket.setNoDelay(true);
    socket.write(`POST ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n${payload}`);
    socket.on('data', (piece: string) => {
      const text = rest + piece;
      let searched = 0;
      for (const match of text.matchAll(TIMED_WORD)) {
        seen.words += 2;
        seen.delays?.push(ageOfWord(match[1] ?? ''));
        searched = match.index + match[0].length;
      }
      if (!hasBegun && searched > 0) {
        hasBegun = true;
        seen.begun += 1;
      }
      // A word may continue in the next piece. Until the first one, everything is kept for the reason of a failure.
      rest = hasBegun ? text.slice(Math.max(searched, text.length - FINAL_CHUNK.length)) : text;
      if (text.startsWith('HTTP/1.1') && !text.startsWith('HTTP/1.1 200')) end(text.slice(0, 500));
      else if (text.endsWith(FINAL_CHUNK))
        end(seen.isFinishing ? undefined : `the stream ended: ${text.slice(-500)}`);
    });
    socket.on('error', ({ message }) => end(message));
    socket.on('end', () => end('the connection was closed'));
  });
}
