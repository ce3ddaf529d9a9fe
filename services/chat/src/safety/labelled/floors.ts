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
 * raised when screening gets better, and never lowered for it, only where the set has got harder; where it differs from
 * the promise, docs/safety.md says so.
 */
export const floors: Record<Part, Floor> = {
  tuning: promised,
  // Indirect was lowered once, from 33.8, when messages of many sentences joined what is learned from.
  'cross-validated': { explicit: 69.3, indirect: 32.7, falseAlarms: 5, victimsTakenForPerpetrators: 0.1 },
  'cross-validated-messages': {
    explicit: 73,
    indirect: 44.5,
    falseAlarms: 5,
    victimsTakenForPerpetrators: 0,
  },
  // Lowered once, from 80.5, 45.3 and 5: those were of an easier held-out part, which the training has since taken in.
  'held-out': { explicit: 82.3, indirect: 66.2, falseAlarms: 3, victimsTakenForPerpetrators: 0 },
  'held-out-messages': {
    explicit: 67.8,
    indirect: 41.6,
    falseAlarms: 8.4,
    victimsTakenForPerpetrators: 0,
  },
};
