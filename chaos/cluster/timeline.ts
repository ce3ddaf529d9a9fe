import type { CallRecord } from '../ledger.ts';

/** What a fault may do to those who use the product meanwhile. */
export interface Effects {
  /** Calls of these services may fail; `gateway` stands for connections to a gateway. */
  readonly on: readonly string[];
  /** How long after its end calls may still fail; milliseconds. */
  readonly graceMs?: number;
  /** Only calls that begin within this time may fail: then the others have noticed, and avoid what is broken. */
  readonly noticedMs?: number;
  /** These processes may learn later of sessions that ended. */
  readonly sessionsOf?: 'all' | readonly string[];
  /** A reply in progress may end before it is whole. */
  readonly cutsReplies?: boolean;
  /** When it began, if not now. */
  readonly since?: number;
}

interface Window extends Effects {
  readonly name: string;
  readonly from: number;
  to: number;
}

/** Load balancers and connection pools notice within this time that something works again; milliseconds. */
const GRACE_MS = 3_000;

/** The faults of a run with their times; tells which failed call a fault explains. */
export class Timeline {
  readonly #windows: Window[] = [];
  readonly #notes: { at: number; note: string }[] = [];

  /** @returns a function that ends the fault. */
  begin(name: string, effects: Effects): () => void {
    const window: Window = {
      name,
      ...effects,
      from: effects.since ?? performance.now(),
      to: Number.POSITIVE_INFINITY,
    };
    this.#windows.push(window);
    return () => {
      window.to = performance.now();
    };
  }

  note(note: string, at = performance.now()): void {
    this.#notes.push({ at, note });
  }

  /** Whether a fault explains that a call of this service failed between these times. */
  explains(service: string, { startedAt, endedAt }: Pick<CallRecord, 'startedAt' | 'endedAt'>): boolean {
    return this.#windows.some(
      ({ on, graceMs = GRACE_MS, noticedMs = Number.POSITIVE_INFINITY, from, to }) =>
        on.includes(service) && from <= endedAt && startedAt <= Math.min(to + graceMs, from + noticedMs),
    );
  }

  /** Whether a fault explains that a process has not learned by now of a session that ended. */
  delaysSessionsOf(process: string, endedAt: number): boolean {
    return this.#windows.some(
      ({ sessionsOf = [], to }) =>
        (sessionsOf === 'all' || sessionsOf.includes(process)) && endedAt <= to + GRACE_MS,
    );
  }

  /** Whether a fault explains that a reply which had begun is not stored as a whole. */
  cutsReplies(): boolean {
    return this.#windows.some(({ cutsReplies }) => cutsReplies);
  }

  names(): string[] {
    return this.#windows.map(({ name }) => name);
  }

  /** Everything in the order of time, in seconds since `from`. */
  lines(from: number): string[] {
    const entries = [
      ...this.#notes,
      ...this.#windows.flatMap((window) => [
        { at: window.from, note: window.name },
        { at: window.to, note: `end of: ${window.name}` },
      ]),
    ];
    return entries
      .filter(({ at }) => Number.isFinite(at))
      .toSorted((a, b) => a.at - b.at)
      .map(({ at, note }) => `${((at - from) / 1_000).toFixed(2).padStart(7)} s  ${note}`);
  }
}
