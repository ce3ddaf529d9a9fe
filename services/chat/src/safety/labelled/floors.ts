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
 * raised when the rules get better, and never lowered for the rules, only where the set has got harder; where it differs
 * from the promise, docs/safety.md says so.
 */
export const floors: Record<Part, Floor> = {
  tuning: { explicit: 99.3, indirect: 95, falseAlarms: 3 },
  // Once lowered: 40.7 and 5 were of rules that took a third of everyday sentences written against them for danger.
  'held-out': { explicit: 80.5, indirect: 45.3, falseAlarms: 5 },
};
