import {
  extractFeatures,
  extractSignals,
  type Features,
  foldCharacters,
  splitIntoWindows,
  type Window,
} from '@app/screening/training';
import {
  type LabelledText,
  readImagined,
  readMessages,
  readPromised,
  readTraining,
  readTuning,
} from '../dataset.ts';

/** A labelled text with its features. */
export interface Example {
  readonly labelled: LabelledText;
  /** The features of each window, for classifying. */
  readonly windows: readonly Features[];
  /** The windows that are known to have the label of the text, for training. */
  readonly labelledWindows: readonly Features[];
  readonly purpose: Purpose;
}

/**
 * Why a text was written: to write rules with it, as a promise of a test or a page, or as an independent sentence or
 * message. Only the last two show how well rules work on new texts.
 */
export type Purpose = 'rules' | 'promise' | 'sentence' | 'message';

/** A window shows the danger if it has at least this share of the words of the passage. */
const SUFFICIENT_SHARE = 0.4;

/** All texts that the weights are trained with, in a fixed order. */
export function readTrainingTexts(): { labelled: LabelledText; purpose: Purpose }[] {
  const withPurpose = (texts: readonly LabelledText[], purpose: Purpose) =>
    texts.map((labelled) => ({ labelled, purpose }));
  return [
    ...withPurpose([...readTuning(), ...readImagined()], 'rules'),
    ...withPurpose(readPromised(), 'promise'),
    ...withPurpose(readTraining(), 'sentence'),
    ...withPurpose(readMessages(), 'message'),
  ];
}

/** Turns labelled texts into examples; texts without a window are skipped. */
export function createExamples(texts: ReturnType<typeof readTrainingTexts>): Example[] {
  return texts.flatMap(({ labelled, purpose }) => {
    const signals = extractSignals(foldCharacters(labelled.text));
    // How well rules match the sentences that they were written with says nothing about other texts.
    const windows = splitIntoWindows(signals).map((window) =>
      purpose === 'rules' ? { ...window, matches: [] } : window,
    );
    if (windows.length === 0) return [];
    const features = windows.map((window) => extractFeatures(window, signals.language));
    const isLabelled = findLabelledWindows(labelled, windows, signals.sentences.length);
    return [
      { labelled, purpose, windows: features, labelledWindows: features.filter((_, at) => isLabelled[at]) },
    ];
  });
}

/** No window of an everyday text shows a danger. Otherwise those of the passage do, or the one of the whole text. */
function findLabelledWindows(
  { label, passage }: LabelledText,
  windows: readonly Window[],
  sentences: number,
): boolean[] {
  if (label === null) return windows.map(() => true);
  if (passage !== undefined) return findPassage(passage, windows);
  const isWhole = windows.map(({ from, to }) => from === 0 && to === sentences);
  return isWhole.filter(Boolean).length === 1 ? isWhole : windows.map(() => false);
}

/** The windows with the largest share of a passage. */
function findPassage(passage: string, windows: readonly Window[]): boolean[] {
  const passageWords = new Set(
    extractSignals(foldCharacters(passage)).sentences.flatMap(({ words }) => words),
  );
  const shares = windows.map(
    ({ words }) => new Set(words).intersection(passageWords).size / (passageWords.size || 1),
  );
  const largest = Math.max(...shares);
  return shares.map((share) => share === largest && share > SUFFICIENT_SHARE);
}
