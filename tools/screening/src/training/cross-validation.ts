import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '@app/contracts';
import {
  classify,
  collectEvidence,
  type Decision,
  groupOf,
  isLong,
  type LanguageGroup,
  type LexiconData,
  type Threshold,
  weigh,
  weighKinds,
} from '@app/screening/training';
import * as z from 'zod';
import { isVictim, measure, measuredSchema } from '../measuring/measure.ts';
import {
  type Example,
  isMessage,
  joinWithEveryday,
  type Purpose,
  type TrainingSet,
  type ValidatedExample,
} from './examples.ts';
import { fitKinds, fitWeighing } from './fit-weighing.ts';
import { trainClassifier } from './train-classifier.ts';

const FOLDS = 5;
/**
 * How many of 100 everyday texts that were not trained with may exceed each threshold. Texts of one window are mostly
 * sentences, half of which were written to resemble a danger; others cause less than half as many false alarms. Of texts of
 * several windows only the rounds count, because most other messages were written to be hard (docs/decisions/0096), and of
 * long texts only those that were written as such, most of them to be hard (docs/decisions/0104).
 * Each group of languages has its thresholds (docs/decisions/0102, 0103).
 */
const MAX_FALSE_ALARMS = {
  certain: { oneWindow: 6, severalWindows: 1.5, manyWindows: 2 },
  likely: { oneWindow: 10, severalWindows: 3.25, manyWindows: 4 },
};
/** How many of 100 everyday plain sentences (classify.ts) may exceed the threshold of these (docs/decisions/0106). */
const MAX_FALSE_ALARMS_OF_PLAIN_SENTENCES = 0.5;
/**
 * How many of 100 victims of abuse in the messages of the rounds may be taken for people who may hurt others: where it stays
 * open who hurts whom, and where it does not.
 */
const MAX_VICTIMS_BLAMED = { likely: 0.75, certain: 0 };

/** Scores each independent example with a model that was trained with the other folds. */
export function crossValidate({ examples, keys }: TrainingSet, lexicon: LexiconData): ValidatedExample[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const { header, ...tables } = trainClassifier({
      examples: examples.filter((example) => foldOf(example) !== fold),
      keys,
    });
    const model = { ...tables, lexicon, header: { ...emptyHeader, ...header } };
    const others = examples.filter((example) => example.purpose !== 'promise' && foldOf(example) === fold);
    return [...others, ...joinWithEveryday(others)].flatMap((example) => {
      const evidence = collectEvidence(example.sentences, model);
      return evidence ? [{ example, evidence }] : [];
    });
  }).flat();
}

const NO_THRESHOLDS = { main: 0, other: 0 };
const NO_THRESHOLD = { oneWindow: 0, severalWindows: NO_THRESHOLDS, manyWindows: NO_THRESHOLDS };
const NO_WEIGHING = { weights: [], bias: 0 };
const emptyHeader = {
  fingerprint: '',
  weighing: { usual: NO_WEIGHING, long: NO_WEIGHING },
  kinds: [],
  thresholds: { likely: NO_THRESHOLD, certain: NO_THRESHOLD },
  plainSentenceThreshold: 0,
  perpetratorThresholds: { likely: 0, certain: 0 },
  lengths: { keys: 0, meanings: 0, slots: 0 },
};

/** The fold depends on the text only, so that adding a text does not change the fold of others. */
function foldOf({ labelled }: Example): number {
  return (createHash('sha256').update(labelled.text).digest()[0] ?? 0) % FOLDS;
}

/** Chooses how evidence is weighed, and the thresholds that keep errors within the limits; all on validated texts. */
export function chooseDecision(validated: readonly ValidatedExample[]): Decision {
  const weighing = fitWeighing(validated);
  const weightsOf = (isMeasured: (one: ValidatedExample) => boolean) =>
    validated
      .filter((one) => one.example.labelled.label === null && isMeasured(one))
      .map(({ evidence }) => weigh(evidence, { weighing }));
  const one = weightsOf(({ evidence }) => evidence.windows === 1);
  const byGroup = (isMeasured: (one: ValidatedExample) => boolean) => {
    const ofGroup = (group: LanguageGroup) =>
      weightsOf((some) => isMeasured(some) && groupOf(some.evidence.language) === group);
    return { main: ofGroup('main'), other: ofGroup('other') };
  };
  const several = byGroup(
    ({ example, evidence }) => example.purpose === 'round' && evidence.windows > 1 && !isLong(evidence),
  );
  const many = byGroup(({ example, evidence }) => example.purpose === 'message' && isLong(evidence));
  const chooseThreshold = (maxFalseAlarms: (typeof MAX_FALSE_ALARMS)['likely']): Threshold => ({
    oneWindow: valueExceededBy(one, maxFalseAlarms.oneWindow),
    severalWindows: {
      main: valueExceededBy(several.main, maxFalseAlarms.severalWindows),
      other: valueExceededBy(several.other, maxFalseAlarms.severalWindows),
    },
    manyWindows: {
      main: valueExceededBy(many.main, maxFalseAlarms.manyWindows),
      other: valueExceededBy(many.other, maxFalseAlarms.manyWindows),
    },
  });
  const thresholds = {
    likely: chooseThreshold(MAX_FALSE_ALARMS.likely),
    certain: chooseThreshold(MAX_FALSE_ALARMS.certain),
  };
  const plainSentenceThreshold = valueExceededBy(
    weightsOf(({ evidence }) => evidence.windows === 1 && evidence.plainSentence !== null),
    MAX_FALSE_ALARMS_OF_PLAIN_SENTENCES,
  );
  const kinds = fitKinds(validated);
  const victims = validated
    .filter(({ example }) => example.purpose === 'round' && isVictim(example))
    .map(({ evidence }) => weighKinds(evidence, { kinds }))
    .map(({ harm_to_others, victim_of_abuse }) => harm_to_others - victim_of_abuse);
  const perpetratorThresholds = {
    likely: valueExceededBy(victims, MAX_VICTIMS_BLAMED.likely),
    certain: valueExceededBy(victims, MAX_VICTIMS_BLAMED.certain),
  };
  return { weighing, kinds, thresholds, plainSentenceThreshold, perpetratorThresholds };
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
  /** Messages of the rounds among everyday ones (`joinWithEveryday`). */
  joined: measuredSchema,
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
  const measureWhere = (isMeasured: (purpose: Purpose) => boolean) =>
    measure(
      validated
        .filter(({ example }) => isMeasured(example.purpose))
        .map(({ example, evidence }) => ({
          labelled: example.labelled,
          finding: onlyCertain(classify(evidence, decision)),
        })),
    );
  return {
    sentences: measureWhere((purpose) => purpose === 'sentence'),
    messages: measureWhere(isMessage),
    joined: measureWhere((purpose) => purpose === 'joined'),
  };
}

/** Training writes this file together with the model. */
export const CROSS_VALIDATION_FILE = path.join(import.meta.dirname, '../../cross-validation.json');

export function readCrossValidation(): CrossValidation {
  return crossValidation.parse(JSON.parse(readFileSync(CROSS_VALIDATION_FILE, 'utf8')));
}
