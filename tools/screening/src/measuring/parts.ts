import { screen } from '@app/screening';
import { readHeldOut, readHeldOutMessages, readTuning } from '../dataset.ts';
import { readCrossValidation } from '../training/cross-validation.ts';
import { type Measured, measure, screenTexts } from './measure.ts';

/** The measured parts of the dataset, in the order of docs/safety.md. */
export const parts = [
  'tuning',
  'cross-validated',
  'cross-validated-messages',
  'held-out',
  'held-out-messages',
] as const;
export type Part = (typeof parts)[number];

export const headings: Readonly<Record<Part, string>> = {
  tuning: 'The part on which the rules were written (also used for training)',
  'cross-validated': 'Sentences of the training side, classified by weights that were trained without them',
  'cross-validated-messages':
    'Messages of the training side, classified by weights that were trained without them',
  'held-out': 'The held-out part: sentences',
  'held-out-messages': 'The held-out part: messages of many sentences',
};

/** Measures the current screening on every part. */
export function measureParts(): Record<Part, Measured> {
  const { sentences, messages } = readCrossValidation();
  return {
    tuning: measure(screenTexts(readTuning(), screen)),
    'cross-validated': sentences,
    'cross-validated-messages': messages,
    'held-out': measure(screenTexts(readHeldOut(), screen)),
    'held-out-messages': measure(screenTexts(readHeldOutMessages(), screen)),
  };
}
