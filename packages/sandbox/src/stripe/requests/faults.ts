import * as z from 'zod';
import { StripeError } from './stripe-error.ts';

export const stripeBehavior = z.strictObject({
  /**
   * `refused` breaks the connection before anything happens, `answer_lost` after it has happened; `hang` never answers
   * and does nothing.
   */
  mode: z.enum(['ok', 'http_500', 'http_429', 'http_401', 'hang', 'refused', 'answer_lost']),
  /** The number of requests before the mode is `ok` again; without it the mode stays until it is changed. */
  times: z.int().min(1).optional(),
});

export type StripeBehavior = z.infer<typeof stripeBehavior>;

/** Holds how the API behaves. */
export class StripeFaults {
  #behavior: StripeBehavior = { mode: 'ok' };
  #release = Promise.withResolvers<void>();

  /** Sets the mode for the next requests. Hanging requests are released unless the mode is `hang`. */
  setBehavior(behavior: StripeBehavior): void {
    this.#behavior = { ...behavior };
    if (behavior.mode !== 'hang') this.release();
  }

  current(): StripeBehavior {
    return { ...this.#behavior };
  }

  /** Returns the mode for one request and decrements `times`. */
  take(): StripeBehavior['mode'] {
    const { mode, times } = this.#behavior;
    if (times !== undefined) this.#behavior = times > 1 ? { mode, times: times - 1 } : { mode: 'ok' };
    return mode;
  }

  /** Resolves when hanging requests are released. */
  released(): Promise<void> {
    return this.#release.promise;
  }

  release(): void {
    this.#release.resolve();
    this.#release = Promise.withResolvers<void>();
  }
}

/** Creates the error of a mode, if that mode answers with an error. */
export function createFault(mode: StripeBehavior['mode']): StripeError | undefined {
  switch (mode) {
    case 'http_500':
      return new StripeError(500, 'An unknown error occurred.', { type: 'api_error' });
    case 'http_429':
      return new StripeError(429, 'Request rate limit exceeded. Learn more about rate limits.', {
        code: 'rate_limit',
      });
    case 'http_401':
      return new StripeError(401, 'Invalid API Key provided: sk_test_****');
    default:
      return undefined;
  }
}
