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
 * is noticed. Raise them when screening improves. docs/safety.md states the differences from the promise. Those of long
 * messages were set anew when thresholds were first chosen on the rounds (docs/decisions/0096): much more is found, with one
 * more false alarm of 96 and the first of 41 victims that is taken for a perpetrator.
 */
export const floors: Record<Part, Floor> = {
  'cross-validated': { explicit: 68.9, indirect: 32.8, falseAlarms: 4.8, victimsTakenForPerpetrators: 0.5 },
  'cross-validated-messages': {
    explicit: 64.4,
    indirect: 48.5,
    falseAlarms: 3,
    victimsTakenForPerpetrators: 0.6,
  },
  'held-out': { explicit: 90, indirect: 70.6, falseAlarms: 3.1, victimsTakenForPerpetrators: 0 },
  'held-out-messages': { explicit: 73.8, indirect: 58.3, falseAlarms: 6.3, victimsTakenForPerpetrators: 2.5 },
};
