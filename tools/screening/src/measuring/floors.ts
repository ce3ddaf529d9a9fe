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
 * when each feature got weights of its own (docs/decisions/0098): of the held-out sentences five fewer explicit ones get a
 * card of the right kind, with two fewer false alarms; of the long messages eight more do, with two more false alarms.
 */
export const floors: Record<Part, Floor> = {
  'cross-validated': { explicit: 72.4, indirect: 35.8, falseAlarms: 5.4, victimsTakenForPerpetrators: 0.5 },
  'cross-validated-messages': {
    explicit: 68.7,
    indirect: 54.2,
    falseAlarms: 2.9,
    victimsTakenForPerpetrators: 0.6,
  },
  'held-out': { explicit: 87.6, indirect: 70.6, falseAlarms: 2.5, victimsTakenForPerpetrators: 0 },
  'held-out-messages': { explicit: 83.3, indirect: 61.6, falseAlarms: 8.4, victimsTakenForPerpetrators: 0 },
};
