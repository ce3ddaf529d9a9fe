/** Part of a piece of work: a process needs a core for so long. */
export interface Burst {
  readonly process: string;
  readonly ms: number;
}

/** A machine on which processes share cores. A process that is not listed in `threads` has one thread. */
export interface Machine {
  readonly cores: number;
  readonly threads: Readonly<Record<string, number>>;
}

/** A job is bursts one after the other. `delayMs` is waited before each of them, without a core. */
interface Job {
  readonly bursts: readonly Burst[];
  readonly delayMs: number;
  readonly finished: (at: number) => void;
}

/** A burst that waits for its process or for a core. */
interface Waiting {
  readonly ms: number;
  readonly order: number;
  readonly done: () => void;
}

/**
 * Simulates processes that share cores. A burst waits until its process has a free thread and a core is free, the one that
 * has waited longest first, and then runs to its end. Times are in milliseconds since the beginning.
 */
export class Simulation {
  readonly #machine: Machine;
  readonly #events: { at: number; act: () => void }[] = [];
  /** The bursts of each process that wait, in the order in which they came. */
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #running = new Map<string, number>();
  #came = 0;
  #busyCores = 0;
  now = 0;

  constructor(machine: Machine) {
    this.#machine = machine;
  }

  /** Calls back at a time of the simulation. */
  at(at: number, act: () => void): void {
    let low = 0;
    for (let high = this.#events.length; low < high; ) {
      const middle = (low + high) >> 1;
      if ((this.#events[middle]?.at ?? 0) > at) low = middle + 1;
      else high = middle;
    }
    this.#events.splice(low, 0, { at, act });
  }

  start(job: Job, index = 0): void {
    const burst = job.bursts[index];
    if (!burst) job.finished(this.now);
    else
      this.at(this.now + job.delayMs, () => {
        const queue = this.#waiting.get(burst.process) ?? [];
        this.#waiting.set(burst.process, queue);
        this.#came += 1;
        queue.push({ ms: burst.ms, order: this.#came, done: () => this.start(job, index + 1) });
        this.#dispatch();
      });
  }

  /** Runs until a time, or until nothing is left to do. */
  runUntil(end: number): void {
    for (let next = this.#events.pop(); next && next.at <= end; next = this.#events.pop()) {
      this.now = next.at;
      next.act();
    }
  }

  #dispatch(): void {
    while (this.#busyCores < this.#machine.cores) {
      const process = this.#nextProcess();
      const next = process === undefined ? undefined : this.#waiting.get(process)?.shift();
      if (process === undefined || !next) return;
      this.#running.set(process, (this.#running.get(process) ?? 0) + 1);
      this.#busyCores += 1;
      this.at(this.now + next.ms, () => {
        this.#running.set(process, (this.#running.get(process) ?? 1) - 1);
        this.#busyCores -= 1;
        next.done();
        this.#dispatch();
      });
    }
  }

  /** The process with a free thread whose first burst has waited longest. */
  #nextProcess(): string | undefined {
    const free = [...this.#waiting].filter(
      ([process, queue]) =>
        queue.length > 0 && (this.#running.get(process) ?? 0) < (this.#machine.threads[process] ?? 1),
    );
    const [first] = free.toSorted(([, [one]], [, [other]]) => (one?.order ?? 0) - (other?.order ?? 0));
    return first?.[0];
  }
}
