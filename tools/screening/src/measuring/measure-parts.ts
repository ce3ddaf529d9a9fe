import type { Finding } from '@app/contracts';
import { screen } from '@app/screening';
import { readHeldOut, readHeldOutMessages } from '../dataset.ts';
import { readCrossValidation } from '../training/cross-validation.ts';
import { type Measured, measure, screenTexts } from './measure.ts';
import type { Part } from './parts.ts';

/** Measures the current screening on every part. */
export function measureParts(): Record<Part, Measured> {
  const { sentences, messages, joined } = readCrossValidation();
  return {
    'cross-validated': sentences,
    'cross-validated-messages': messages,
    'cross-validated-long': joined,
    'held-out': measure(screenTexts(readHeldOut(), screenCertain)),
    'held-out-messages': measure(screenTexts(readHeldOutMessages(), screenCertain)),
  };
}

/** Only a certain finding counts as found, because only it shows the card. */
function screenCertain(texts: readonly string[]): Finding | null {
  const finding = screen(texts);
  return finding?.certainty === 'certain' ? finding : null;
}
