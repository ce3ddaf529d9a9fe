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

/**
 * Simulates processes that share cores. A burst waits until its process has a free thread and a core is free, the one that
 * has waited longest first, and then runs to its end. Times are in milliseconds since the beginning.
 */
export class Simulation {
  readonly #machine: Machine;
  readonly #events: { at: number; act: () => void }[] = [];
  readonly #waiting: { burst: Burst; done: () => void }[] = [];
  readonly #running = new Map<string, number>();
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
        this.#waiting.push({ burst, done: () => this.start(job, index + 1) });
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
    for (let at = 0; at < this.#waiting.length && this.#busyCores < this.#machine.cores; ) {
      const entry = this.#waiting[at];
      if (!entry) return;
      const { burst, done } = entry;
      const running = this.#running.get(burst.process) ?? 0;
      if (running >= (this.#machine.threads[burst.process] ?? 1)) {
        at += 1;
        continue;
      }
      this.#waiting.splice(at, 1);
      this.#running.set(burst.process, running + 1);
      this.#busyCores += 1;
      this.at(this.now + burst.ms, () => {
        this.#running.set(burst.process, (this.#running.get(burst.process) ?? 1) - 1);
        this.#busyCores -= 1;
        done();
        this.#dispatch();
      });
    }
  }
}
