import type { Part } from './part-of.ts';

interface Floor {
  /** At least so many per cent found. */
  explicit: number;
  indirect: number;
  /** At most so many per cent. */
  falseAlarms: number;
}

/** What safety.md promises of screening. */
export const promised: Floor = { explicit: 100, indirect: 95, falseAlarms: 3 };

/**
 * What the tests hold: the promise where it is kept, and else what was measured, so that it never gets worse unseen. To be
 * raised when the rules get better, never lowered; where it differs from the promise, docs/safety.md says so.
 */
export const floors: Record<Part, Floor> = {
  tuning: { explicit: 26, indirect: 5, falseAlarms: 6.9 },
  'held-out': { explicit: 29, indirect: 8, falseAlarms: 4.1 },
};
