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
 * is noticed. Raise them when screening improves. docs/safety.md states the differences from the promise. They were set anew
 * when long texts were weighed by themselves (docs/decisions/0104): of the long messages of the held-out part, 5 instead of 12
 * everyday ones give a card, 70 instead of 71 explicit and 33 instead of 38 indirect dangers do.
 */
export const floors: Record<Part, Floor> = {
  'cross-validated': { explicit: 75.1, indirect: 32.5, falseAlarms: 5.4, victimsTakenForPerpetrators: 0.1 },
  'cross-validated-messages': {
    explicit: 77.6,
    indirect: 61.2,
    falseAlarms: 3.5,
    victimsTakenForPerpetrators: 0.1,
  },
  'cross-validated-long': {
    explicit: 62.6,
    indirect: 27.5,
    falseAlarms: 0.4,
    victimsTakenForPerpetrators: 0,
  },
  'held-out': { explicit: 88, indirect: 63.7, falseAlarms: 2.2, victimsTakenForPerpetrators: 0 },
  'held-out-messages': { explicit: 83.3, indirect: 55, falseAlarms: 5.3, victimsTakenForPerpetrators: 0 },
};
