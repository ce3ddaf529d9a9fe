import { StripeError } from './stripe-error.ts';

export interface Answer {
  status: number;
  body: object;
  requestId: string;
}

interface Entry {
  endpoint: string;
  fingerprint: string;
  at: number;
  answer: Answer | undefined;
}

/** Keys are forgotten after a day (docs.stripe.com/api/idempotent_requests). */
const RETENTION_MS = 24 * 60 * 60 * 1_000;

/** Stores the answers by idempotency key. */
export class IdempotentAnswers {
  readonly #entries = new Map<string, Entry>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /**
   * Claims a key for one request.
   * @returns the answer of an earlier identical request, or undefined when this one is the first.
   * @throws StripeError 409 while another request with the key is running, and 400 when the parameters differ.
   */
  claim(key: string, endpoint: string, parameters: unknown): Answer | undefined {
    this.#forgetOld();
    if (key.length > 255)
      throw new StripeError(400, 'Idempotency keys can have up to 255 characters.', {
        type: 'idempotency_error',
      });
    const fingerprint = JSON.stringify(parameters);
    const known = this.#entries.get(key);
    if (!known) {
      const at = this.#now().getTime();
      this.#entries.set(key, { endpoint, fingerprint, at, answer: undefined });
      return undefined;
    }
    if (known.endpoint !== endpoint || known.fingerprint !== fingerprint) {
      const same = known.endpoint === endpoint ? 'with the same parameters' : 'for the same endpoint';
      throw new StripeError(
        400,
        `Keys for idempotent requests can only be used ${same} they were first used ${known.endpoint === endpoint ? 'with' : 'for'}. Try using a key other than '${key}' if you meant to execute a different request.`,
        { type: 'idempotency_error' },
      );
    }
    if (known.answer) return known.answer;
    throw new StripeError(
      409,
      `There is currently another in-progress request using this Idempotency Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
      { type: 'idempotency_error', code: 'idempotency_key_in_use' },
    );
  }

  keep(key: string, answer: Answer): void {
    const entry = this.#entries.get(key);
    if (entry) entry.answer = answer;
  }

  /** Frees a key whose request had no effect. */
  drop(key: string): void {
    this.#entries.delete(key);
  }

  #forgetOld(): void {
    const oldest = this.#now().getTime() - RETENTION_MS;
    for (const [key, { at }] of this.#entries) if (at < oldest) this.#entries.delete(key);
  }
}
