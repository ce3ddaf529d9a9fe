/** How often deadlines are checked; milliseconds. A timer for each call would cost more than the rest of its deadline. */
const CHECK_EVERY_MS = 100;

/** Something that ends when its time is over. */
export interface Limited {
  /** Milliseconds, as `performance.now()` counts them. */
  readonly endsAt: number;
  /** The position among the deadlines; only they change it. */
  deadlineIndex: number;
  onDeadline(): void;
}

/**
 * The deadlines of all calls in progress, in an array, where each knows its position. A Set that changes as often leaves
 * copies of its table behind, and these keep all finished calls in memory until the next full garbage collection.
 */
export class Deadlines {
  readonly #limited: Limited[] = [];
  #timer: NodeJS.Timeout | undefined;

  add(limited: Limited): void {
    limited.deadlineIndex = this.#limited.push(limited) - 1;
    this.#timer ??= setInterval(() => this.#check(), CHECK_EVERY_MS).unref();
  }

  /** Does nothing when it was deleted before. */
  delete(limited: Limited): void {
    const index = limited.deadlineIndex;
    if (index === -1) return;
    limited.deadlineIndex = -1;
    const last = this.#limited.pop();
    if (!last || last === limited) return;
    this.#limited[index] = last;
    last.deadlineIndex = index;
  }

  #check(): void {
    const now = performance.now();
    for (const limited of this.#limited.filter(({ endsAt }) => endsAt <= now)) limited.onDeadline();
    if (this.#limited.length > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
