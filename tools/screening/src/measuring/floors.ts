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
 * when windows were weighed together and fewer false alarms were allowed (docs/decisions/0073): before, explicit and
 * indirect were 72.6 and 36.1, 52.9 and 42.6, 90.9 and 68.7, 64.2 and 45, and false alarms 8.6, 6, 2.4 and 6.3. The texts
 * of the first two are others now.
 */
export const floors: Record<Part, Floor> = {
  'cross-validated': { explicit: 66.3, indirect: 33.7, falseAlarms: 5.3, victimsTakenForPerpetrators: 0.3 },
  'cross-validated-messages': {
    explicit: 61.4,
    indirect: 43.5,
    falseAlarms: 3,
    victimsTakenForPerpetrators: 0.4,
  },
  'held-out': { explicit: 91.4, indirect: 70.6, falseAlarms: 3.1, victimsTakenForPerpetrators: 0 },
  'held-out-messages': { explicit: 65.4, indirect: 46.6, falseAlarms: 5.3, victimsTakenForPerpetrators: 0 },
};
