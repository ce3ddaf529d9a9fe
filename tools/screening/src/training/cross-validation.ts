import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '@app/contracts';
import {
  classify,
  type LexiconData,
  type ModelHeader,
  scoreText,
  type TextScore,
  type Threshold,
} from '@app/screening/training';
import * as z from 'zod';
import { measure, measuredSchema } from '../measuring/measure.ts';
import type { Example, Purpose } from './examples.ts';
import { trainClassifier } from './train-classifier.ts';

const FOLDS = 5;
/**
 * How many of 100 everyday texts that were not trained with may exceed each threshold. Half of the everyday sentences of
 * the training set were written to resemble a danger; others cause less than half as many false alarms. Messages of
 * independent authors cause about as many as these (docs/safety.md).
 */
const MAX_FALSE_ALARMS = {
  certain: { sentence: 9, message: 6 },
  likely: { sentence: 12, message: 10 },
};
/** How many of 100 found victims of abuse may be taken for perpetrators. */
const MAX_VICTIMS_BLAMED = 1;
/** An example and its score by a model that was trained without it. */
export interface ValidatedExample {
  readonly example: Example;
  readonly textScore: TextScore;
}

/** Scores each independent example with a model that was trained with the other folds. */
export function crossValidate(examples: readonly Example[], lexicon: LexiconData): ValidatedExample[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const { danger, details, header } = trainClassifier(
      examples.filter((example) => foldOf(example) !== fold),
    );
    const model = { danger, details, lexicon, header: { ...emptyHeader, ...header } };
    return examples
      .filter((example) => example.purpose !== 'promise' && foldOf(example) === fold)
      .flatMap((example) => {
        const textScore = scoreText(example.sentences, model);
        return textScore ? [{ example, textScore }] : [];
      });
  }).flat();
}

type Decision = Pick<ModelHeader, 'thresholds' | 'harmLead'>;

const NO_THRESHOLD: Threshold = { base: 0, perLog2Windows: 0 };
const emptyHeader = {
  fingerprint: '',
  thresholds: { likely: NO_THRESHOLD, certain: NO_THRESHOLD },
  harmLead: 0,
  lengths: { keys: 0, meanings: 0 },
};

/** The fold depends on the text only, so that adding a text does not change the fold of others. */
function foldOf({ labelled }: Example): number {
  return (createHash('sha256').update(labelled.text).digest()[0] ?? 0) % FOLDS;
}

/** Chooses the thresholds that keep errors within the limits in texts that were not trained with. */
export function chooseThresholds(validated: readonly ValidatedExample[]): Decision {
  const everyday = validated.filter(({ example }) => example.labelled.label === null);
  const thresholds = {
    likely: chooseThreshold(everyday, MAX_FALSE_ALARMS.likely),
    certain: chooseThreshold(everyday, MAX_FALSE_ALARMS.certain),
  };
  const decision = { thresholds, harmLead: 0 };
  const leads = validated
    .filter(({ example, textScore }) => isVictim(example) && classify(textScore, decision) !== null)
    .map(({ textScore: { details } }) => details.harm_to_others - details.victim_of_abuse);
  return { ...decision, harmLead: Math.max(0, valueExceededBy(leads, MAX_VICTIMS_BLAMED)) };
}

/** Single sentences decide about the base, messages about what is added for their windows. */
function chooseThreshold(
  everyday: readonly ValidatedExample[],
  maxFalseAlarms: Readonly<Record<'sentence' | 'message', number>>,
): Threshold {
  const sentences = everyday
    .filter(({ textScore }) => textScore.windows === 1)
    .map(({ textScore }) => textScore.danger);
  const base = valueExceededBy(sentences, maxFalseAlarms.sentence);
  const slopes = everyday
    .filter(({ example, textScore }) => example.purpose === 'message' && textScore.windows > 1)
    .map(({ textScore }) => (textScore.danger - base) / Math.log2(textScore.windows));
  return { base, perLog2Windows: Math.max(0, valueExceededBy(slopes, maxFalseAlarms.message)) };
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
  /** That of the model that was trained in the same run. */
  fingerprint: z.string(),
  sentences: measuredSchema,
  messages: measuredSchema,
});
export type CrossValidation = z.output<typeof crossValidation>;

/** Only a certain finding counts as found, because only it shows the card. */
function onlyCertain(finding: Finding | null): Finding | null {
  return finding?.certainty === 'certain' ? finding : null;
}

/** Measures the quality on texts that were not trained with. */
export function measureValidated(
  validated: readonly ValidatedExample[],
  decision: Decision,
): Omit<CrossValidation, 'fingerprint'> {
  const measurePurpose = (purpose: Purpose) =>
    measure(
      validated
        .filter(({ example }) => example.purpose === purpose)
        .map(({ example, textScore }) => ({
          labelled: example.labelled,
          finding: onlyCertain(classify(textScore, decision)),
        })),
    );
  return { sentences: measurePurpose('sentence'), messages: measurePurpose('message') };
}

/** Training writes this file together with the model. */
export const CROSS_VALIDATION_FILE = path.join(import.meta.dirname, '../../cross-validation.json');

export function readCrossValidation(): CrossValidation {
  return crossValidation.parse(JSON.parse(readFileSync(CROSS_VALIDATION_FILE, 'utf8')));
}
