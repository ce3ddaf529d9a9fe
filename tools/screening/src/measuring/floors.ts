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
 * is noticed. Raise them when screening improves. docs/safety.md states the differences from the promise. Those of messages
 * in cross-validation were set anew when 2,500 texts that the model got wrong, or nearly, were added (docs/decisions/0085), and
 * those of sentences a little lower when 1,700 followed, most of them in three languages.
 */
export const floors: Record<Part, Floor> = {
  'cross-validated': { explicit: 68.4, indirect: 33.8, falseAlarms: 5.1, victimsTakenForPerpetrators: 0.4 },
  'cross-validated-messages': {
    explicit: 63,
    indirect: 45.5,
    falseAlarms: 2.8,
    victimsTakenForPerpetrators: 0.7,
  },
  'held-out': { explicit: 90, indirect: 68.7, falseAlarms: 3, victimsTakenForPerpetrators: 0 },
  'held-out-messages': { explicit: 64.2, indirect: 50, falseAlarms: 5.3, victimsTakenForPerpetrators: 0 },
};
