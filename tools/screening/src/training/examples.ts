import {
  collectFeatures,
  type Evidence,
  FeatureSet,
  type Lexicon,
  readSentences,
  readTokens,
  type Sentence,
  splitIntoWindows,
  type Window,
} from '@app/screening/training';
import { type LabelledText, readMessages, readPromised, readRounds, readSentenceTexts } from '../dataset.ts';

/** The features of a window: their numbers in the order in which features were first seen, and values of a vector of length 1. */
export interface Features {
  readonly numbers: Uint32Array;
  readonly values: Float32Array;
}

/** A labelled text, its sentences for classifying, and features for training. */
export interface Example {
  readonly labelled: LabelledText;
  readonly purpose: Purpose;
  readonly sentences: readonly Sentence[];
  /** The windows that are known to have the label of the text. */
  readonly labelledWindows: readonly Features[];
}

/** An example and its evidence by a model that was trained without it. */
export interface ValidatedExample {
  readonly example: Example;
  readonly evidence: Evidence;
}

/**
 * Why a text was written: as a promise of a test or a page, as a sentence or message to train with, or as a message of a
 * round with which screening was measured before it was trained with. A joined text is made of messages of rounds.
 */
export type Purpose = 'promise' | 'sentence' | 'message' | 'round' | 'joined';

export const isMessage = (purpose: Purpose): boolean => purpose === 'message' || purpose === 'round';

/** A window shows the danger if it has at least this share of the words of the passage. */
const SUFFICIENT_SHARE = 0.4;

/** All texts that the model is trained with, in a fixed order. */
export function readTrainingTexts(): { labelled: LabelledText; purpose: Purpose }[] {
  const withPurpose = (texts: readonly LabelledText[], purpose: Purpose) =>
    texts.map((labelled) => ({ labelled, purpose }));
  return [
    ...withPurpose(readPromised(), 'promise'),
    ...withPurpose(readSentenceTexts(), 'sentence'),
    ...withPurpose(readMessages(), 'message'),
    ...withPurpose(readRounds(), 'round'),
  ];
}

export interface TrainingSet {
  readonly examples: readonly Example[];
  /** The key of each feature, by its number. */
  readonly keys: readonly number[];
}

/** Turns labelled texts into examples; texts without a window are skipped. */
export function createExamples(texts: ReturnType<typeof readTrainingTexts>, lexicon: Lexicon): TrainingSet {
  const features = new FeatureSet();
  const numberOfKey = new Map<number, number>();
  const keys: number[] = [];
  const numberOf = (key: number): number => {
    const known = numberOfKey.get(key);
    if (known !== undefined) return known;
    numberOfKey.set(key, keys.length);
    return keys.push(key) - 1;
  };
  const examples = texts.flatMap(({ labelled, purpose }) => {
    const sentences = readSentences(readTokens(labelled.text), lexicon);
    const windows = splitIntoWindows(sentences);
    const isLabelled = findLabelledWindows(labelled, windows, sentences, lexicon);
    const labelledWindows = windows
      .filter((_, at) => isLabelled[at])
      .map(({ from, to }) => {
        collectFeatures(sentences.slice(from, to), features);
        return copyNormalized(features, numberOf);
      });
    return windows.length === 0 ? [] : [{ labelled, purpose, sentences, labelledWindows }];
  });
  return { examples, keys };
}

/** The numbers of everyday messages around a message in a joined text, which has eight to thirty sentences then. */
const EVERYDAY_AROUND = [2, 4, 6, 8];

/**
 * Makes a long text of each message of a round and everyday messages of the rounds in its language, some before it and some
 * after it, as when a danger is told in passing. They are not for training. Messages in languages with too few everyday
 * ones are skipped.
 */
export function joinWithEveryday(examples: readonly Example[]): Example[] {
  const rounds = Object.groupBy(
    examples.filter(({ purpose }) => purpose === 'round'),
    ({ labelled }) => labelled.lang,
  );
  return Object.values(rounds).flatMap((ofLanguage) => {
    const everyday = ofLanguage.filter(({ labelled }) => labelled.label === null);
    if (everyday.length <= Math.max(...EVERYDAY_AROUND)) return [];
    return ofLanguage.map((example, at) => {
      const count = EVERYDAY_AROUND[at % EVERYDAY_AROUND.length] ?? 0;
      // Other everyday messages and another place for each, the same in each training.
      const from = (at * 5) % everyday.length;
      const around = [...everyday.slice(from), ...everyday]
        .filter((other) => other !== example)
        .slice(0, count);
      return {
        labelled: example.labelled,
        purpose: 'joined',
        sentences: around
          .toSpliced((at * 11) % (count + 1), 0, example)
          .flatMap(({ sentences }) => sentences),
        labelledWindows: [],
      };
    });
  });
}

function copyNormalized(
  { keys, values, size, square }: FeatureSet,
  numberOf: (key: number) => number,
): Features {
  const length = Math.sqrt(square || 1);
  return {
    numbers: keys.slice(0, size).map(numberOf),
    values: values.slice(0, size).map((value) => value / length),
  };
}

/** No window of an everyday text shows a danger. Otherwise those of the passage do, or the one of the whole text. */
function findLabelledWindows(
  { label, passage }: LabelledText,
  windows: readonly Window[],
  sentences: readonly Sentence[],
  lexicon: Lexicon,
): boolean[] {
  if (label === null) return windows.map(() => true);
  if (passage === undefined) return windows.map(({ from, to }) => from === 0 && to === sentences.length);
  const wanted = new Set(readSentences(readTokens(passage), lexicon).flatMap(({ words }) => words));
  const shares = windows.map(({ from, to }) => {
    const words = new Set(sentences.slice(from, to).flatMap((sentence) => sentence.words));
    return words.intersection(wanted).size / (wanted.size || 1);
  });
  const largest = Math.max(...shares);
  return shares.map((share) => share === largest && share > SUFFICIENT_SHARE);
}
