/** A clock that only moves when a test tells it to; can be passed wherever a `Clock` is expected. */
export interface FakeClock {
  now(): Date;
  /** Moves the time forward. */
  advance(milliseconds: number): void;
  set(time: Date | string): void;
}

/** Creates a clock set to `start`, by default a moment in the middle of a month, far from midnight. */
export function fakeClock(start: Date | string = '2026-11-15T12:00:00.000Z'): FakeClock {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
    set: (to) => {
      time = new Date(to).getTime();
    },
  };
}
