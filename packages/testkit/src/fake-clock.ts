/** A clock that stands still until told otherwise; fits wherever a `Clock` is passed in. */
export interface FakeClock {
  now(): Date;
  /** Moves on by so many milliseconds. */
  advance(milliseconds: number): void;
  set(time: Date | string): void;
}

/** Starts at `start`, by default a moment in the middle of a month, far from midnight. */
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
