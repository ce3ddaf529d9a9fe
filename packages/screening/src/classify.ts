import { type Finding, IN_DANGER, type InDanger, type SafetyKind, safetyKinds } from '@app/contracts';
import { addConcepts, addWords, collectFeatures, FeatureSet } from './features.ts';
import { groupOf } from './lexicon.ts';
import {
  DETAILS,
  type Detail,
  type Model,
  type ModelHeader,
  SCORES,
  type Scale,
  type Score,
  type Threshold,
  type Weighing,
} from './model.ts';
import type { Sentence } from './read-sentences.ts';
import { splitIntoWindows, type Window } from './windows.ts';

/** The part of the evidence that is weighed for any danger. */
interface DangerEvidence {
  readonly scores: Readonly<Record<Score, number>>;
  /** The number of all windows. */
  readonly windows: number;
  /** The number of words of the window with the highest score. */
  readonly words: number;
}

/** What the windows with the highest scores show together; of these, the higher ones count more. */
export interface Evidence extends DangerEvidence {
  readonly details: Readonly<Record<Detail, number>>;
  /** A position in `LANGUAGES`. */
  readonly language: number;
  /** The plain sentence with the highest score, by itself; null if there is none. */
  readonly plainSentence: DangerEvidence | null;
}

/** Chosen by experiment: danger is rarely shown by one window alone, and most of a long text is harmless. */
const HIGHEST_WINDOWS = 5;
/** A window whose score is higher by 1 counts as much more as this power of e. Chosen by experiment. */
const WEIGHT_OF_SCORE = { score: 3, detail: 4 };

/** A plain sentence has no more words: if it tells of a danger, nothing else in it hides that. */
const MAX_WORDS_OF_PLAIN_SENTENCE = 8;

const features = new FeatureSet();

/**
 * Scores all windows of a text; null if it has none.
 * @param afterTitle the first sentence after the title. The text is judged with and without its title, and by its own number
 * of windows and words, so that a title adds to the evidence and never weakens it.
 */
export function collectEvidence(
  sentences: readonly Sentence[],
  model: Model,
  afterTitle = 0,
): Evidence | null {
  const text = sentences.map((sentence) => sumWords(sentence, model));
  // In the order of the text, so that the weights of a sentence's features are still in the processor's cache.
  const all = splitIntoWindows(sentences)
    .toSorted((one, other) => one.from - other.from)
    .map((window) => scoreWindow(text, window, model));
  const withoutTitle = afterTitle === 0 ? all : scoreFrom(afterTitle, text, model, all);
  const counted = withoutTitle.length > 0 ? withoutTitle : all;
  const highest = selectHighest(counted === all ? all : [...new Set([...all, ...counted])]);
  const [most] = highest;
  const [mostCounted] = selectHighest(counted);
  if (!most || !mostCounted) return null;
  const judged = counted === all ? [all] : [all, counted];
  const combined = SCORES.map((_, at) => Math.max(...judged.map((some) => combineHighest(some, at))));
  const weights = highest.map((one) => Math.exp(WEIGHT_OF_SCORE.detail * (dangerOf(one) - dangerOf(most))));
  const details = highest.map(({ window }) => {
    collectFeatures(sentences.slice(window.from, window.to), features);
    return scoreDetails(model);
  });
  const wordsOf = ({ window: { from, to } }: ScoredWindow) =>
    sum(sentences.slice(from, to).map(({ words }) => words.length));
  const [plainest] = selectHighest(
    all.filter((one) => one.window.to - one.window.from === 1 && wordsOf(one) <= MAX_WORDS_OF_PLAIN_SENTENCE),
  );
  return {
    scores: nameBy(SCORES, combined),
    details: nameBy(
      DETAILS,
      DETAILS.map(
        (_, at) => sum(details.map((one, nth) => (one[at] ?? 0) * (weights[nth] ?? 0))) / sum(weights),
      ),
    ),
    windows: counted.length,
    words: wordsOf(mostCounted),
    language: sentences[most.window.from]?.language ?? 0,
    plainSentence: plainest
      ? { scores: nameBy(SCORES, plainest.scores), windows: 1, words: wordsOf(plainest) }
      : null,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** A sentence, and what its words add to the score of each window with it. Up to four windows have the same sentence. */
interface SummedSentence {
  readonly sentence: Sentence;
  readonly keys: Uint32Array;
  readonly values: Float32Array;
  readonly sums: Float64Array;
  readonly square: number;
}

function sumWords(sentence: Sentence, model: Model): SummedSentence {
  features.clear();
  addWords(sentence, features);
  const { size, square } = features;
  const keys = features.keys.slice(0, size);
  const values = features.values.slice(0, size);
  const sums = new Float64Array(SCORES.length);
  addAllScores(sums, model);
  return { sentence, keys, values, sums, square };
}

interface ScoredWindow {
  readonly window: Window;
  readonly scores: readonly number[];
}

/** Scores the features that `collectFeatures` collects, in less time. */
function scoreWindow(text: readonly SummedSentence[], window: Window, model: Model): ScoredWindow {
  const inWindow = text.slice(window.from, window.to);
  const sums = new Float64Array(SCORES.length);
  let square = 0;
  features.clear();
  for (const one of inWindow) {
    for (let column = 0; column < sums.length; column += 1)
      sums[column] = (sums[column] ?? 0) + (one.sums[column] ?? 0);
    square += one.square;
    if (inWindow.length > 1) square -= removeRepeated(sums, one, model);
  }
  addConcepts(
    inWindow.map(({ sentence }) => sentence),
    features,
  );
  addAllScores(sums, model);
  return { window, scores: toScores(sums, square + features.square, model.header.scores) };
}

/** Takes the features that an earlier sentence of the window has too out of the sums. @returns their squared values. */
function removeRepeated(sums: Float64Array, { keys, values }: SummedSentence, model: Model): number {
  let square = 0;
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? 0;
    if (features.addKey(key)) continue;
    const value = values[at] ?? 0;
    model.features.addScores(sums, key, -value);
    square += value * value;
  }
  return square;
}

/** The windows of the sentences from one on, most of which are among those of all. */
function scoreFrom(
  first: number,
  text: readonly SummedSentence[],
  model: Model,
  all: readonly ScoredWindow[],
): ScoredWindow[] {
  const known = new Map(all.map((one) => [`${one.window.from} ${one.window.to}`, one]));
  return splitIntoWindows(text.slice(first).map(({ sentence }) => sentence)).map(({ from, to }) => {
    const window = { from: from + first, to: to + first };
    return known.get(`${window.from} ${window.to}`) ?? scoreWindow(text, window, model);
  });
}

/** The windows with the highest scores, the highest first. */
function selectHighest(scored: readonly ScoredWindow[], score = DANGER): ScoredWindow[] {
  const highest: ScoredWindow[] = [];
  for (const one of scored) {
    const isHigher = (other: ScoredWindow) => (one.scores[score] ?? 0) > (other.scores[score] ?? 0);
    if (highest.length === HIGHEST_WINDOWS && !isHigher(highest[HIGHEST_WINDOWS - 1] ?? one)) continue;
    const at = highest.findIndex(isHigher);
    highest.splice(at < 0 ? highest.length : at, 0, one);
    if (highest.length > HIGHEST_WINDOWS) highest.pop();
  }
  return highest;
}

const DANGER = SCORES.indexOf('danger');
const dangerOf = ({ scores }: { scores: readonly number[] }): number => scores[DANGER] ?? 0;

/** Adds the weights of the collected features. */
function addAllScores(sums: Float64Array, model: Model): void {
  const { keys, values, size } = features;
  for (let at = 0; at < size; at += 1) model.features.addScores(sums, keys[at] ?? 0, values[at] ?? 0);
}

/** Scores the collected features for each of `DETAILS`. */
function scoreDetails(model: Model): number[] {
  const sums = new Float64Array(DETAILS.length);
  const { keys, values, size } = features;
  for (let at = 0; at < size; at += 1) model.features.addDetails(sums, keys[at] ?? 0, values[at] ?? 0);
  return toScores(sums, features.square, model.header.details);
}

function toScores(sums: Float64Array, square: number, scales: readonly Scale[]): number[] {
  const length = Math.sqrt(square || 1);
  return scales.map(({ scale, bias }, column) => ((sums[column] ?? 0) * scale) / length + bias);
}

/** The logarithm of the mean of the exponentials of the highest scores. */
function combineHighest(scored: readonly ScoredWindow[], score: number): number {
  const highest = selectHighest(scored, score).map(({ scores }) => scores[score] ?? 0);
  const [most = 0] = highest;
  const weights = highest.map((score) => Math.exp(WEIGHT_OF_SCORE.score * (score - most)));
  return most + Math.log(sum(weights) / weights.length) / WEIGHT_OF_SCORE.score;
}

function nameBy<Name extends string>(
  names: readonly Name[],
  numbers: readonly number[],
): Record<Name, number> {
  return Object.fromEntries(names.map((name, at) => [name, numbers[at] ?? 0])) as Record<Name, number>;
}

/** Texts with more windows, which have seven sentences or more, are long: most of what they tell is everyday. */
const MAX_WINDOWS_OF_USUAL_TEXT = 12;

/** Whether a text is so long that its evidence is weighed in another way. */
export function isLong({ windows }: DangerEvidence): boolean {
  return windows > MAX_WINDOWS_OF_USUAL_TEXT;
}

/** The evidence as the numbers that are weighed for any danger, in the order of `ModelHeader.weighing`. */
export function numbersOf({ scores, windows, words }: DangerEvidence): number[] {
  const clearestKind = Math.max(...safetyKinds.map((kind) => scores[kind]));
  return [scores.danger, clearestKind, Math.log2(windows), Math.log2(words)];
}

/** The evidence as the numbers that are weighed for each kind, in the order of `ModelHeader.kinds`. */
export function kindNumbersOf({ scores, details }: Evidence): number[] {
  return [...SCORES.map((score) => scores[score]), ...DETAILS.map((detail) => details[detail])];
}

/** How evidence becomes a finding. Training chooses it. */
export type Decision = Pick<
  ModelHeader,
  'weighing' | 'kinds' | 'thresholds' | 'plainSentenceThreshold' | 'perpetratorThresholds'
>;

/** How strong the evidence of danger is: a logarithm of odds. */
export function weigh(evidence: DangerEvidence, { weighing }: Pick<Decision, 'weighing'>): number {
  return weighNumbers(numbersOf(evidence), isLong(evidence) ? weighing.long : weighing.usual);
}

/** How strong the evidence of each kind is: logarithms of odds. */
export function weighKinds(
  evidence: Evidence,
  { kinds }: Pick<Decision, 'kinds'>,
): Record<SafetyKind, number> {
  const numbers = kindNumbersOf(evidence);
  return nameBy(
    safetyKinds,
    kinds.map((weighing) => weighNumbers(numbers, weighing)),
  );
}

function weighNumbers(numbers: readonly number[], { weights, bias }: Weighing): number {
  return numbers.reduce((total, number, at) => total + number * (weights[at] ?? 0), bias);
}

/** Turns evidence into a finding: null up to the lower threshold, else the likeliest kind and person. */
export function classify(evidence: Evidence, decision: Decision): Finding | null {
  const { details, windows, language } = evidence;
  const weight = weigh(evidence, decision);
  const exceeds = ({ oneWindow, severalWindows, manyWindows }: Threshold) =>
    weight >
    (windows === 1 ? oneWindow : (isLong(evidence) ? manyWindows : severalWindows)[groupOf(language)]);
  const isPlain =
    windows > 1 &&
    evidence.plainSentence !== null &&
    weigh(evidence.plainSentence, decision) > decision.plainSentenceThreshold;
  if (!isPlain && !exceeds(decision.thresholds.likely)) return null;
  const kinds = weighKinds(evidence, decision);
  const likeliest = highest(safetyKinds, kinds);
  // The words of victims and perpetrators are alike, and no victim should be taken for a perpetrator.
  const isViolence = likeliest === 'harm_to_others' || likeliest === 'victim_of_abuse';
  const difference = kinds.harm_to_others - kinds.victim_of_abuse;
  const { perpetratorThresholds } = decision;
  const violence = difference > perpetratorThresholds.likely ? 'harm_to_others' : 'victim_of_abuse';
  const kind = isViolence ? violence : likeliest;
  const isOpen = kind === 'harm_to_others' && difference <= perpetratorThresholds.certain;
  return {
    kind,
    inDanger: isOpen ? 'writer' : highest(PEOPLE_IN_DANGER[kind], details),
    certainty: exceeds(decision.thresholds.certain) ? 'certain' : 'likely',
  };
}

/** A person who hurts others is not the one in danger, and abuse of a child is `child_at_risk`. */
const PEOPLE_IN_DANGER: Readonly<Record<SafetyKind, readonly InDanger[]>> = {
  self_harm: IN_DANGER,
  harm_to_others: ['other'],
  child_at_risk: ['child', 'writer', 'other'],
  victim_of_abuse: ['writer', 'other'],
};

/** The one with the highest score; the first of equals, which is the more severe one. */
function highest<One extends string>(some: readonly One[], scores: Readonly<Record<One, number>>): One {
  return some.reduce((most, one) => (scores[one] > scores[most] ? one : most));
}
