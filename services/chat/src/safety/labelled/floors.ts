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
  'cross-validated': { explicit: 66.4, indirect: 33.8, falseAlarms: 5, victimsTakenForPerpetrators: 0.3 },
  // Lowered once, from 80.5, 45.3 and 5: those were of an easier held-out part, which the training has since taken in.
  'held-out': { explicit: 79.5, indirect: 65, falseAlarms: 3, victimsTakenForPerpetrators: 0 },
};
