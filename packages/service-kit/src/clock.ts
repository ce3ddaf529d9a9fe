/** Time, passed in so that a test can play any moment (architecture.md, rule 16). */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
