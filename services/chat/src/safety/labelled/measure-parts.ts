import { readWeights } from '../judging/read-weights.ts';
import { screen } from '../screen.ts';
import { measure, verdicts } from './measure.ts';
import type { Measured } from './measured.ts';
import type { Part } from './measured-table.ts';
import { readHeldOut, readHeldOutMessages, readTuning } from './read-labelled.ts';

/** Measures the screening as it is, on every part of the labelled set. */
export function measureParts(): Record<Part, Measured> {
  const { sentences, messages } = readWeights().crossValidated;
  return {
    tuning: measure(verdicts(readTuning(), screen)),
    'cross-validated': sentences,
    'cross-validated-messages': messages,
    'held-out': measure(verdicts(readHeldOut(), screen)),
    'held-out-messages': measure(verdicts(readHeldOutMessages(), screen)),
  };
}
