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
 * when a missed hint cost less (docs/decisions/0103): more explicit dangers are found and fewer hints, and of the long
 * messages of the held-out part, 12 instead of 10 everyday ones give a card.
 */
export const floors: Record<Part, Floor> = {
  'cross-validated': { explicit: 75.1, indirect: 33, falseAlarms: 5.4, victimsTakenForPerpetrators: 0.1 },
  'cross-validated-messages': {
    explicit: 75.2,
    indirect: 58.3,
    falseAlarms: 3.6,
    victimsTakenForPerpetrators: 0.1,
  },
  'held-out': { explicit: 87.6, indirect: 63.7, falseAlarms: 2.5, victimsTakenForPerpetrators: 0 },
  'held-out-messages': { explicit: 84.5, indirect: 63.3, falseAlarms: 12.5, victimsTakenForPerpetrators: 0 },
};
