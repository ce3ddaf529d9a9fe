import * as z from 'zod';
import { StripeError } from './stripe-error.ts';

export const stripeOrder = z.strictObject({
  /**
   * `refused` breaks the connection before anything happens, `answer_lost` after it has happened; `hang` never answers
   * and does nothing.
   */
  mode: z.enum(['ok', 'http_500', 'http_429', 'http_401', 'hang', 'refused', 'answer_lost']),
  /** For how many requests, before it is `ok` again; without it until told otherwise. */
  times: z.int().min(1).optional(),
});

export type StripeOrder = z.infer<typeof stripeOrder>;

/** How the API behaves next. */
export class StripeFaults {
  #order: StripeOrder = { mode: 'ok' };
  #release = Promise.withResolvers<void>();

  /** Sets the mode for the requests to come; those that hang are let go when it isn't `hang`. */
  play(order: StripeOrder): void {
    this.#order = { ...order };
    if (order.mode !== 'hang') this.release();
  }

  current(): StripeOrder {
    return { ...this.#order };
  }

  /** The mode for one request; counts down `times`. */
  take(): StripeOrder['mode'] {
    const { mode, times } = this.#order;
    if (times !== undefined) this.#order = times > 1 ? { mode, times: times - 1 } : { mode: 'ok' };
    return mode;
  }

  /** Resolves when requests that hang are to be given up. */
  released(): Promise<void> {
    return this.#release.promise;
  }

  release(): void {
    this.#release.resolve();
    this.#release = Promise.withResolvers<void>();
  }
}

/** The failure that a mode answers with, if it is one that answers. */
export function faultOf(mode: StripeOrder['mode']): StripeError | undefined {
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
