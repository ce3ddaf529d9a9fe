import type { IncomingHttpHeaders } from 'node:http';

export interface ReceivedRequest {
  receivedAt: string;
  /** Without `authorization`, because it contains a key. */
  headers: IncomingHttpHeaders;
  body: unknown;
}

const MAX_REQUESTS = 100;

interface Behavior {
  readonly mode: string;
  readonly times?: number | undefined;
}

/** Holds how an endpoint of the provider behaves next, and records the requests it received. */
export class ProviderControl<B extends Behavior> {
  readonly #usual: B;
  #behavior: B;
  #requests: ReceivedRequest[] = [];
  #release = Promise.withResolvers<void>();
  readonly #now: () => Date;

  /** @param usual the behavior in the mode `ok`, to which the endpoint returns. */
  constructor(usual: B, now: () => Date) {
    this.#usual = usual;
    this.#behavior = usual;
    this.#now = now;
  }

  /** Sets the mode for the next requests. Held answers continue unless the mode is `hold`. */
  setBehavior(behavior: B): void {
    this.#behavior = { ...behavior };
    if (behavior.mode !== 'hold') this.release();
  }

  /** Returns the current behavior without decrementing `times`. */
  current(): B {
    return { ...this.#behavior };
  }

  /** Returns the behavior for one request and decrements `times`. */
  takeBehavior(): B {
    const behavior = this.#behavior;
    if (behavior.times !== undefined) {
      const left = behavior.times - 1;
      this.#behavior = left > 0 ? { ...behavior, times: left } : this.#usual;
    }
    return behavior;
  }

  /** Lets every held answer continue. */
  release(): void {
    this.#release.resolve();
    this.#release = Promise.withResolvers<void>();
  }

  /** Resolves at the next release or when the client has disconnected. */
  async waitForRelease(signal: AbortSignal): Promise<void> {
    const disconnected = Promise.withResolvers<void>();
    signal.addEventListener('abort', () => disconnected.resolve(), { once: true });
    if (signal.aborted) disconnected.resolve();
    await Promise.race([this.#release.promise, disconnected.promise]);
  }

  record(headers: IncomingHttpHeaders, body: unknown): void {
    const { authorization: _, ...kept } = headers;
    this.#requests.push({ receivedAt: this.#now().toISOString(), headers: kept, body });
    if (this.#requests.length > MAX_REQUESTS) this.#requests.shift();
  }

  /** The last 100 requests, oldest first. */
  requests(): ReceivedRequest[] {
    return [...this.#requests];
  }

  clearRequests(): void {
    this.#requests = [];
  }
}
