/** A received request, without the API key. */
export interface StripeRequest {
  receivedAt: string;
  method: string;
  path: string;
  parameters: object;
  idempotencyKey: string | null;
  version: string | null;
  /** The status of the answer; null when there is none (yet). */
  status: number | null;
}

const MAX_REQUESTS = 200;

/** The last 200 requests, oldest first. */
export class RequestLog {
  #requests: StripeRequest[] = [];

  add(request: StripeRequest): void {
    this.#requests.push(request);
    if (this.#requests.length > MAX_REQUESTS) this.#requests.shift();
  }

  list(): StripeRequest[] {
    return [...this.#requests];
  }

  clear(): void {
    this.#requests = [];
  }
}
