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
 * when the rules were replaced by one model (docs/decisions/0069): before, explicit and indirect were 75.4 and 39.2, 77.6
 * and 51.1 (of five languages only), 89.5 and 72.5, 66.6 and 50.0, and false alarms 7, 5, 3 and 9.4.
 */
export const floors: Record<Part, Floor> = {
  'cross-validated': { explicit: 72.6, indirect: 36.1, falseAlarms: 8.6, victimsTakenForPerpetrators: 0.3 },
  'cross-validated-messages': {
    explicit: 52.9,
    indirect: 42.6,
    falseAlarms: 6,
    victimsTakenForPerpetrators: 0.5,
  },
  'held-out': { explicit: 90.9, indirect: 68.7, falseAlarms: 3, victimsTakenForPerpetrators: 0 },
  'held-out-messages': { explicit: 64.2, indirect: 45, falseAlarms: 6.3, victimsTakenForPerpetrators: 0 },
};
