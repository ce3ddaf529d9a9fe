import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyReply } from 'fastify';

/** How long a call may go on at a service: until its caller has gone, or its time is up. */
export class Patience {
  readonly #end = new AbortController();
  readonly #late: NodeJS.Timeout;

  constructor(reply: FastifyReply, timeoutMs: number) {
    this.#late = setTimeout(() => this.#end.abort(new Error('no answer in time')), timeoutMs);
    reply.raw.once('close', () => {
      this.stopClock();
      if (!reply.raw.writableFinished) this.#end.abort(new Error('the caller has gone'));
    });
  }

  get signal(): AbortSignal {
    return this.#end.signal;
  }

  /** From here on only the caller's leaving ends it. */
  stopClock(): void {
    clearTimeout(this.#late);
  }
}

const current = new AsyncLocalStorage<AbortSignal>();

/** Makes calls within `work` end when `signal` aborts. */
export function endingWith<Result>(signal: AbortSignal, work: () => Result): Result {
  return current.run(signal, work);
}

/**
 * Options for each request of reply-from, which copies them when it makes one and has no place for a signal of a single
 * call: so a caller who leaves before the first byte is felt at the service too.
 */
export const endingWithTheCall = {
  get signal(): AbortSignal | undefined {
    return current.getStore();
  },
};
