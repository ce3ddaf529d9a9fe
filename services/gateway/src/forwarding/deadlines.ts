/** How often deadlines are checked; milliseconds. A timer for each call would cost more than the rest of its deadline. */
const CHECK_EVERY_MS = 100;

/** Something that ends when its time is over. */
interface Limited {
  /** Milliseconds, as `performance.now()` counts them. */
  readonly endsAt: number;
  onDeadline(): void;
}

/** The deadlines of all calls in progress. */
export class Deadlines {
  readonly #limited = new Set<Limited>();
  #timer: NodeJS.Timeout | undefined;

  add(limited: Limited): void {
    this.#limited.add(limited);
    this.#timer ??= setInterval(() => this.#check(), CHECK_EVERY_MS).unref();
  }

  delete(limited: Limited): void {
    this.#limited.delete(limited);
  }

  #check(): void {
    const now = performance.now();
    for (const limited of this.#limited) if (limited.endsAt <= now) limited.onDeadline();
    if (this.#limited.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
