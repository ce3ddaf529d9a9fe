import { type Finding, IN_DANGER, type InDanger, type SafetyKind, safetyKinds } from '@app/contracts';
import { findRow } from './feature-rows.ts';
import { collectFeatures, FeatureSet } from './features.ts';
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
  // In the order of the text, so that the features of a sentence and their weights are still in the processor's cache.
  const all = splitIntoWindows(sentences)
    .toSorted((one, other) => one.from - other.from)
    .map((window) => scoreWindow(sentences, window, model));
  const withoutTitle = afterTitle === 0 ? all : scoreFrom(afterTitle, sentences, model, all);
  const counted = withoutTitle.length > 0 ? withoutTitle : all;
  const highest = selectHighest(counted === all ? all : [...new Set([...all, ...counted])]);
  const [most] = highest;
  const [mostCounted] = selectHighest(counted);
  if (!most || !mostCounted) return null;
  const combined = SCORES.map((_, at) =>
    Math.max(...[all, counted].map((some) => combineHighest(some.map(({ scores }) => scores[at] ?? 0)))),
  );
  const weights = highest.map((one) => Math.exp(WEIGHT_OF_SCORE.detail * (dangerOf(one) - dangerOf(most))));
  const details = highest.map(({ window }) => {
    collect(sentences, window);
    return scoreFeatures(model.rows, model.details, model.header.details);
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

function collect(sentences: readonly Sentence[], { from, to }: { from: number; to: number }): void {
  collectFeatures(sentences.slice(from, to), features);
}

interface ScoredWindow {
  readonly window: Window;
  readonly scores: readonly number[];
}

function scoreWindow(sentences: readonly Sentence[], window: Window, model: Model): ScoredWindow {
  collect(sentences, window);
  return { window, scores: scoreFeatures(model.rows, model.scores, model.header.scores) };
}

/** The windows of the sentences from one on, most of which are among those of all. */
function scoreFrom(
  first: number,
  sentences: readonly Sentence[],
  model: Model,
  all: readonly ScoredWindow[],
): ScoredWindow[] {
  const known = new Map(all.map((one) => [`${one.window.from} ${one.window.to}`, one]));
  return splitIntoWindows(sentences.slice(first)).map(({ from, to }) => {
    const window = { from: from + first, to: to + first };
    return known.get(`${window.from} ${window.to}`) ?? scoreWindow(sentences, window, model);
  });
}

function selectHighest(scored: readonly ScoredWindow[]): ScoredWindow[] {
  return scored.toSorted((one, other) => dangerOf(other) - dangerOf(one)).slice(0, HIGHEST_WINDOWS);
}

const dangerOf = ({ scores }: { scores: readonly number[] }): number => scores[SCORES.indexOf('danger')] ?? 0;

/** The scores of the collected features, by the order of `scales`. */
function scoreFeatures(rows: Uint32Array, table: Int8Array, scales: readonly Scale[]): number[] {
  const { keys, values, size, square } = features;
  const columns = scales.length;
  const sums = new Float64Array(columns);
  for (let at = 0; at < size; at += 1) {
    const row = findRow(rows, keys[at] ?? 0) * columns;
    if (row < 0) continue;
    const value = values[at] ?? 0;
    for (let column = 0; column < columns; column += 1)
      sums[column] = (sums[column] ?? 0) + (table[row + column] ?? 0) * value;
  }
  const length = Math.sqrt(square || 1);
  return scales.map(({ scale, bias }, column) => ((sums[column] ?? 0) * scale) / length + bias);
}

/** The logarithm of the mean of the exponentials of the highest scores. */
function combineHighest(scores: readonly number[]): number {
  const highest = scores.toSorted((one, other) => other - one).slice(0, HIGHEST_WINDOWS);
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
    isLong(evidence) &&
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
