import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { classify, scoreWindows, type TextScore, type Thresholds } from '@app/screening/training';
import * as z from 'zod';
import { measure, measuredSchema } from '../measuring/measure.ts';
import type { Example, Purpose } from './examples.ts';
import { createTrainedScorer, trainClassifier } from './train-classifier.ts';

const FOLDS = 5;
/**
 * How many of 100 everyday texts that were not trained with may become false alarms: of single sentences, and of
 * messages. More than the promised 3, because half of the training sentences were written to resemble a danger; real
 * texts cause less than half as many (docs/decisions/0036).
 */
const MAX_FALSE_ALARMS = { sentence: 7, message: 5 };
/** How many of 100 found victims of abuse may be taken for perpetrators. */
const MAX_VICTIMS_BLAMED = 0.2;

/** An example and its score by weights that were trained without it. */
export interface ValidatedExample {
  readonly example: Example;
  readonly textScore: TextScore;
}

/** Scores each independent example with weights that were trained with the other folds. */
export function crossValidate(examples: readonly Example[]): ValidatedExample[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const score = createTrainedScorer(
      trainClassifier(examples.filter((example) => foldOf(example) !== fold)),
    );
    return examples
      .filter((example) => isIndependent(example) && foldOf(example) === fold)
      .flatMap((example) => {
        const textScore = scoreWindows(example.windows, score);
        return textScore ? [{ example, textScore }] : [];
      });
  }).flat();
}

function isIndependent({ purpose }: Example): boolean {
  return purpose === 'sentence' || purpose === 'message';
}

/** The fold depends on the text only, so that adding a text does not change the fold of others. */
function foldOf({ labelled }: Example): number {
  return (createHash('sha256').update(labelled.text).digest()[0] ?? 0) % FOLDS;
}

/** Chooses the thresholds that keep errors within the limits in texts that were not trained with. */
export function chooseThresholds(validated: readonly ValidatedExample[]): Thresholds {
  const everyday = validated.filter(({ example }) => example.labelled.label === null);
  const threshold = valueExceededBy(
    everyday
      .filter(({ textScore }) => textScore.windows === 1)
      .map(({ textScore }) => textScore.scores.danger),
    MAX_FALSE_ALARMS.sentence,
  );
  const perWindows = everyday
    .filter(({ example }) => example.purpose === 'message')
    .map(({ textScore }) => (textScore.scores.danger - threshold) / Math.log2(textScore.windows));
  const thresholds = {
    threshold,
    thresholdPerLog2Windows: Math.max(0, valueExceededBy(perWindows, MAX_FALSE_ALARMS.message)),
    harmLead: 0,
  };
  const leads = validated
    .filter(({ example, textScore }) => isVictim(example) && classify(textScore, thresholds) !== null)
    .map(({ textScore: { scores } }) => scores.harm_to_others - scores.victim_of_abuse);
  return { ...thresholds, harmLead: Math.max(0, valueExceededBy(leads, MAX_VICTIMS_BLAMED)) };
}

function isVictim({ labelled: { label, also } }: Example): boolean {
  return label === 'victim_of_abuse' && !also?.includes('harm_to_others');
}

/** The value that this percentage of the values exceeds. */
function valueExceededBy(values: readonly number[], percentage: number): number {
  const allowed = Math.floor((values.length * percentage) / 100);
  return values.toSorted((one, other) => other - one)[allowed] ?? 0;
}

const crossValidation = z.object({
  /** That of the weights that were trained in the same run. */
  fingerprint: z.string(),
  sentences: measuredSchema,
  messages: measuredSchema,
});
export type CrossValidation = z.output<typeof crossValidation>;

/** Measures the quality on texts that were not trained with. */
export function measureValidated(
  validated: readonly ValidatedExample[],
  thresholds: Thresholds,
): Omit<CrossValidation, 'fingerprint'> {
  const measurePurpose = (purpose: Purpose) =>
    measure(
      validated
        .filter(({ example }) => example.purpose === purpose)
        .map(({ example, textScore }) => ({
          labelled: example.labelled,
          finding: classify(textScore, thresholds),
        })),
    );
  return { sentences: measurePurpose('sentence'), messages: measurePurpose('message') };
}

/** Training writes this file together with the weights. */
export const CROSS_VALIDATION_FILE = path.join(import.meta.dirname, '../../cross-validation.json');

export function readCrossValidation(): CrossValidation {
  return crossValidation.parse(JSON.parse(readFileSync(CROSS_VALIDATION_FILE, 'utf8')));
}
