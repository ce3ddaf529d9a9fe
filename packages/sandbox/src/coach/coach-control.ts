import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';

/** The ways in which the provider can be made to fail. */
const coachModes = [
  'ok',
  'refused',
  'http_400',
  'http_429',
  'http_500',
  'http_401',
  'http_404',
  'silence',
  'cut_off',
  'no_finish',
  'garbage',
  'html',
  'error_event',
  'slow',
  'hold',
  'hang_before_headers',
] as const;

export const coachOrder = z.strictObject({
  mode: z.enum(coachModes),
  /** For how many requests, before it is `ok` again; without it until told otherwise. */
  times: z.int().min(1).optional(),
  /** After how many words `cut_off`, `no_finish`, `error_event`, `garbage` and `hold` happen. */
  words: z.int().min(0).optional(),
  /** What the coach says, word for word, in place of what it would have composed. */
  text: z.string().min(1).max(200_000).optional(),
  /** Said word for word before what it says otherwise, as a model does that is asked to mark its replies. */
  begins: z.string().min(1).max(1_000).optional(),
  /** Tokens spent on thoughts before the first word, out of what the request allows, as a reasoning model does. */
  thoughts: z.int().min(1).max(100_000).optional(),
  /** Between two words, in `slow`. */
  delayMs: z.int().min(0).max(60_000).optional(),
  /** The Retry-After of `http_429`, in seconds. */
  retryAfter: z.int().min(0).optional(),
});

export type CoachOrder = z.infer<typeof coachOrder>;

export interface ReceivedRequest {
  receivedAt: string;
  /** Without `authorization`: a key has no place in a log. */
  headers: IncomingHttpHeaders;
  body: unknown;
}

const KEPT = 100;

/** How the coach behaves next, and what it was asked: the other side of the tests. */
export class CoachControl {
  #order: CoachOrder = { mode: 'ok' };
  #requests: ReceivedRequest[] = [];
  #release = Promise.withResolvers<void>();
  #open = 0;
  #idle = Promise.withResolvers<void>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Sets the mode for the requests to come; replies that are held go on when the mode is not `hold`. */
  play(order: CoachOrder): void {
    this.#order = { ...order };
    if (order.mode !== 'hold') this.release();
  }

  /** The order in force, without using it up. */
  current(): CoachOrder {
    return { ...this.#order };
  }

  /** The order for one request; counts down `times`. */
  take(): CoachOrder {
    const order = this.#order;
    if (order.times !== undefined) {
      const left = order.times - 1;
      this.#order = left > 0 ? { ...order, times: left } : { mode: 'ok' };
    }
    return order;
  }

  /** How many replies are being streamed just now. */
  get openStreams(): number {
    return this.#open;
  }

  /** Resolves when no reply is being streamed: a stream that was stopped has then ended on this side too. */
  async whenIdle(): Promise<void> {
    while (this.#open > 0) await this.#idle.promise;
  }

  /** Counts one stream for as long as its connection lasts. */
  countStream(ended: (listener: () => void) => void): void {
    this.#open += 1;
    ended(() => {
      this.#open -= 1;
      if (this.#open > 0) return;
      this.#idle.resolve();
      this.#idle = Promise.withResolvers<void>();
    });
  }

  /** Lets every held reply go on. */
  release(): void {
    this.#release.resolve();
    this.#release = Promise.withResolvers<void>();
  }

  /** Resolves at the next release, or when the client has gone. */
  async held(signal: AbortSignal): Promise<void> {
    const gone = Promise.withResolvers<void>();
    signal.addEventListener('abort', () => gone.resolve(), { once: true });
    if (signal.aborted) gone.resolve();
    await Promise.race([this.#release.promise, gone.promise]);
  }

  /** Resolves after `ms`, or when the client has gone. */
  async pause(ms: number, signal: AbortSignal): Promise<void> {
    if (ms > 0) await wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
  }

  record(headers: IncomingHttpHeaders, body: unknown): void {
    const { authorization: _, ...kept } = headers;
    this.#requests.push({ receivedAt: this.#now().toISOString(), headers: kept, body });
    if (this.#requests.length > KEPT) this.#requests.shift();
  }

  /** The last 100 requests, oldest first. */
  requests(): ReceivedRequest[] {
    return [...this.#requests];
  }

  clearRequests(): void {
    this.#requests = [];
  }
}
