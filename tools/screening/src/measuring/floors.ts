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
 * when the language of each sentence was detected and more texts were trained with (docs/decisions/0102): of the held-out
 * sentences and of the long messages one fewer explicit one each gets a card of the right kind, one more indirect message
 * does, and two more everyday ones of the long messages; of the other messages more are found, with more false alarms.
 */
export const floors: Record<Part, Floor> = {
  'cross-validated': { explicit: 72.7, indirect: 35.9, falseAlarms: 5.3, victimsTakenForPerpetrators: 0.1 },
  'cross-validated-messages': {
    explicit: 70.7,
    indirect: 57.5,
    falseAlarms: 3.3,
    victimsTakenForPerpetrators: 0.1,
  },
  'held-out': { explicit: 87.1, indirect: 70.6, falseAlarms: 2.5, victimsTakenForPerpetrators: 0 },
  'held-out-messages': { explicit: 82.1, indirect: 63.3, falseAlarms: 10.5, victimsTakenForPerpetrators: 0 },
};
