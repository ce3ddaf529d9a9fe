import type { Part } from './parts.ts';

/** Percentages: minimum recall, maximum errors. */
interface Floor {
  explicit: number;
  indirect: number;
  falseAlarms: number;
  victimsTakenForPerpetrators: number;
}

/** What docs/safety.md promises of screening. */
export const promised: Floor = {
  explicit: 100,
  indirect: 95,
  falseAlarms: 3,
  victimsTakenForPerpetrators: 0,
};

/**
 * What the tests enforce: the promise where it is kept, and otherwise what was measured, so that a figure that gets worse
 * is noticed. Raise them when screening improves. docs/safety.md states the differences from the promise. All were set anew
 * when each kind got a score of its own (docs/decisions/0079), which finds more in messages and fewer right kinds in single
 * sentences: before, explicit and indirect were 66.3 and 33.7, 61.4 and 43.5, 91.4 and 70.6, 65.4 and 46.6, and false
 * alarms 5.3, 3, 3.1 and 5.3. The texts of the second are others now.
 */
export const floors: Record<Part, Floor> = {
  'cross-validated': { explicit: 67, indirect: 33.1, falseAlarms: 5.2, victimsTakenForPerpetrators: 0.3 },
  'cross-validated-messages': {
    explicit: 61.5,
    indirect: 44,
    falseAlarms: 2.6,
    victimsTakenForPerpetrators: 0.8,
  },
  'held-out': { explicit: 88.5, indirect: 68.1, falseAlarms: 3.4, victimsTakenForPerpetrators: 0 },
  'held-out-messages': { explicit: 64.2, indirect: 41.6, falseAlarms: 5.3, victimsTakenForPerpetrators: 0 },
};
