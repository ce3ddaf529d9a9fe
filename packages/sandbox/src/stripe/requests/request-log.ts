/** One request as it came, without the key. */
export interface StripeRequest {
  receivedAt: string;
  method: string;
  path: string;
  parameters: object;
  idempotencyKey: string | null;
  version: string | null;
  /** What was answered; null while, or because, nothing was. */
  status: number | null;
}

const KEPT = 200;

/** The last 200 requests, oldest first. */
export class RequestLog {
  #requests: StripeRequest[] = [];

  add(request: StripeRequest): void {
    this.#requests.push(request);
    if (this.#requests.length > KEPT) this.#requests.shift();
  }

  list(): StripeRequest[] {
    return [...this.#requests];
  }

  clear(): void {
    this.#requests = [];
  }
}
