import type { Part } from './measured-table.ts';

interface Floor {
  /** At least so many per cent found. */
  explicit: number;
  indirect: number;
  /** At most so many per cent. */
  falseAlarms: number;
  victimsTakenForPerpetrators: number;
}

/** What safety.md promises of screening. */
export const promised: Floor = {
  explicit: 100,
  indirect: 95,
  falseAlarms: 3,
  victimsTakenForPerpetrators: 0,
};

/**
 * What the tests hold: the promise where it is kept, and else what was measured, so that it never gets worse unseen. To be
 * raised when screening gets better. Where one was moved the other way, it says from where and why; where it differs from
 * the promise, docs/safety.md says so.
 */
export const floors: Record<Part, Floor> = {
  tuning: promised,
  // False alarms were 5 until the threshold was lowered for the sake of recall (docs/decisions/0036). Indirect was 33.8 before
  // messages joined what is learned from, and 32.7 after.
  'cross-validated': { explicit: 75.4, indirect: 39.2, falseAlarms: 7, victimsTakenForPerpetrators: 0.1 },
  'cross-validated-messages': {
    explicit: 77.6,
    indirect: 51.1,
    falseAlarms: 5,
    victimsTakenForPerpetrators: 0,
  },
  // Lowered once, from 80.5, 45.3 and 5: those were of an easier held-out part, which the training has since taken in.
  'held-out': { explicit: 89.5, indirect: 72.5, falseAlarms: 3, victimsTakenForPerpetrators: 0 },
  // Explicit was 67.8 and false alarms 8.4 before semantic fields: a message more of 84, and of 96 (docs/decisions/0036).
  'held-out-messages': {
    explicit: 66.6,
    indirect: 50,
    falseAlarms: 9.4,
    victimsTakenForPerpetrators: 0,
  },
};
