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
 * is noticed. Raise them when screening improves. Where a floor was lowered, a comment says from which value and why.
 * docs/safety.md states the differences from the promise.
 */
export const floors: Record<Part, Floor> = {
  tuning: promised,
  // False alarms were 5 until the threshold was lowered to increase recall (docs/decisions/0036). Indirect was 33.8
  // before messages were added to the training, and 32.7 after.
  'cross-validated': { explicit: 75.4, indirect: 39.2, falseAlarms: 7, victimsTakenForPerpetrators: 0.1 },
  'cross-validated-messages': {
    explicit: 77.6,
    indirect: 51.1,
    falseAlarms: 5,
    victimsTakenForPerpetrators: 0,
  },
  // Lowered once, from 80.5, 45.3 and 5: those were measured on an easier held-out part, which is now trained on.
  'held-out': { explicit: 89.5, indirect: 72.5, falseAlarms: 3, victimsTakenForPerpetrators: 0 },
  // Explicit was 67.8 and false alarms 8.4 before semantic fields: one more message of 84, and of 96 (docs/decisions/0036).
  'held-out-messages': {
    explicit: 66.6,
    indirect: 50,
    falseAlarms: 9.4,
    victimsTakenForPerpetrators: 0,
  },
};
