import type { Logger } from '@app/service-kit';

/**
 * Runs tasks after the response has been sent. Signup and forgot-password use it so that their response time does not
 * reveal whether an address has an account. Failures are logged; a shutdown waits for the tasks that are running.
 */
export class BackgroundTasks {
  readonly #log: Logger;
  readonly #running = new Set<Promise<void>>();

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Starts `work` after the current iteration of the event loop, so that the response is not delayed. */
  run(name: string, work: () => Promise<void>): void {
    const running = new Promise<void>((resolve) => setImmediate(resolve))
      .then(work)
      .catch((error: unknown) => this.#log.error({ err: error, work: name }, 'background task failed'))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when all tasks are done, including those that start while it waits. */
  async waitForAll(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
