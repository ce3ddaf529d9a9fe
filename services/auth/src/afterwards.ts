import type { Logger } from '@app/service-kit';

/**
 * Work done after the answer, where the time of an answer must not tell whether an address has an account (api.md,
 * forgot-password and signup). What fails is logged; a stop waits for what is running.
 */
export class Afterwards {
  readonly #log: Logger;
  readonly #running = new Set<Promise<void>>();

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Starts `work` once the present request has had its turn. */
  run(name: string, work: () => Promise<void>): void {
    const running = new Promise<void>((resolve) => setImmediate(resolve))
      .then(work)
      .catch((error: unknown) => this.#log.error({ err: error, work: name }, 'work after the answer failed'))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when everything started so far is done. */
  async settle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
