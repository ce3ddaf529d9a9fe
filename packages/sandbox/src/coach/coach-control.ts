import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { ProviderControl } from './provider-control.ts';

/** `ok`, and the failures that can be simulated. */
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

export const coachBehavior = z.strictObject({
  mode: z.enum(coachModes),
  /** The number of requests before the mode is `ok` again; without it the mode stays until it is changed. */
  times: z.int().min(1).optional(),
  /** The number of words after which `cut_off`, `no_finish`, `error_event`, `garbage` and `hold` happen. */
  words: z.int().min(0).optional(),
  /** Replaces the composed reply. */
  text: z.string().min(1).max(200_000).optional(),
  /** Text before the reply, like the mark with which a model reports a danger. */
  begins: z.string().min(1).max(1_000).optional(),
  /** Reasoning tokens that are used before the first word; they count against the limit of the request. */
  thoughts: z.int().min(1).max(100_000).optional(),
  /** The delay between two words in the mode `slow`. */
  delayMs: z.int().min(0).max(60_000).optional(),
  /** The Retry-After of `http_429`, in seconds. */
  retryAfter: z.int().min(0).optional(),
});

export type CoachBehavior = z.infer<typeof coachBehavior>;

/** Holds how the coach behaves next, and records the requests it received. */
export class CoachControl extends ProviderControl<CoachBehavior> {
  #open = 0;
  #idle = Promise.withResolvers<void>();

  constructor(now: () => Date) {
    super({ mode: 'ok' }, now);
  }

  /** The number of replies that are being streamed. */
  get openStreams(): number {
    return this.#open;
  }

  /** Resolves when no reply is being streamed, so that a stopped stream has ended on this side too. */
  async whenIdle(): Promise<void> {
    while (this.#open > 0) await this.#idle.promise;
  }

  /** Counts one stream until its connection ends. */
  countStream(onEnd: (listener: () => void) => void): void {
    this.#open += 1;
    onEnd(() => {
      this.#open -= 1;
      if (this.#open > 0) return;
      this.#idle.resolve();
      this.#idle = Promise.withResolvers<void>();
    });
  }

  /** Resolves after `ms` or when the client has disconnected. */
  async pause(ms: number, signal: AbortSignal): Promise<void> {
    if (ms > 0) await wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
