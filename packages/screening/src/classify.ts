import { type Finding, IN_DANGER, type InDanger, type SafetyKind, safetyKinds } from '@app/contracts';
import { collectFeatures, FEATURE_BITS, FeatureSet } from './features.ts';
import { DETAIL_BITS, DETAILS, type Detail, type Model, type ModelHeader, type Threshold } from './model.ts';
import type { Sentence } from './read-sentences.ts';
import { splitIntoWindows } from './windows.ts';

/** What the windows with the highest scores show together; of these, the higher ones count more. */
export interface Evidence {
  readonly danger: number;
  readonly details: Readonly<Record<Detail, number>>;
  /** The number of all windows. */
  readonly windows: number;
  /** The number of words of the window with the highest score. */
  readonly words: number;
}

/** Chosen by experiment: danger is rarely shown by one window alone, and most of a long text is harmless. */
const HIGHEST_WINDOWS = 5;
/** A window whose score is higher by 1 counts as much more as this power of e. Chosen by experiment. */
const WEIGHT_OF_SCORE = { danger: 3, details: 4 };

const features = new FeatureSet();

/** Scores all windows of a text; null if it has none. */
export function collectEvidence(sentences: readonly Sentence[], model: Model): Evidence | null {
  const scored = splitIntoWindows(sentences).map((window) => {
    collect(sentences, window);
    return { window, danger: scoreDanger(model) };
  });
  const highest = scored.toSorted((one, other) => other.danger - one.danger).slice(0, HIGHEST_WINDOWS);
  const [most] = highest;
  if (!most) return null;
  const weightIn = (output: keyof typeof WEIGHT_OF_SCORE, danger: number) =>
    Math.exp(WEIGHT_OF_SCORE[output] * (danger - most.danger));
  const dangers = highest.map(({ danger }) => weightIn('danger', danger));
  const details = highest.map(({ window, danger }) => {
    collect(sentences, window);
    return { details: scoreDetails(model), weight: weightIn('details', danger) };
  });
  return {
    danger: most.danger + Math.log(sum(dangers) / dangers.length) / WEIGHT_OF_SCORE.danger,
    details: meanOfDetails(details),
    windows: scored.length,
    words: sum(sentences.slice(most.window.from, most.window.to).map(({ words }) => words.length)),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function collect(sentences: readonly Sentence[], { from, to }: { from: number; to: number }): void {
  collectFeatures(sentences.slice(from, to), features);
}

function scoreDanger({ danger, header }: Model): number {
  const { numbers, values, size, square } = features;
  let sum = 0;
  for (let at = 0; at < size; at += 1) sum += (danger[numbers[at] ?? 0] ?? 0) * (values[at] ?? 0);
  return (sum * header.danger.scale) / Math.sqrt(square || 1) + header.danger.bias;
}

/** By the order of `DETAILS`. */
function scoreDetails({ details, header }: Model): number[] {
  const { numbers, values, size, square } = features;
  const sums = new Float64Array(DETAILS.length);
  for (let at = 0; at < size; at += 1) {
    const row = ((numbers[at] ?? 0) >>> (FEATURE_BITS - DETAIL_BITS)) * DETAILS.length;
    for (let detail = 0; detail < sums.length; detail += 1)
      sums[detail] = (sums[detail] ?? 0) + (details[row + detail] ?? 0) * (values[at] ?? 0);
  }
  const length = Math.sqrt(square || 1);
  return header.details.map(({ scale, bias }, detail) => ((sums[detail] ?? 0) * scale) / length + bias);
}

function meanOfDetails(scored: readonly { details: number[]; weight: number }[]): Record<Detail, number> {
  const total = sum(scored.map(({ weight }) => weight));
  const mean = (detail: Detail) => {
    const at = DETAILS.indexOf(detail);
    return sum(scored.map(({ details, weight }) => (details[at] ?? 0) * weight)) / total;
  };
  return {
    self_harm: mean('self_harm'),
    harm_to_others: mean('harm_to_others'),
    child_at_risk: mean('child_at_risk'),
    victim_of_abuse: mean('victim_of_abuse'),
    writer: mean('writer'),
    other: mean('other'),
    child: mean('child'),
  };
}

/** The evidence as the numbers that are weighed, in the order of `ModelHeader.weighing`. */
export function numbersOf({ danger, details, windows, words }: Evidence): number[] {
  const clearestKind = Math.max(...safetyKinds.map((kind) => details[kind]));
  return [danger, clearestKind, Math.log2(windows), Math.log2(words)];
}

type Decision = Pick<ModelHeader, 'weighing' | 'thresholds' | 'harmLead'>;

/** How strong the evidence of danger is: a logarithm of odds. */
export function weigh(
  evidence: Evidence,
  { weighing: { weights, bias } }: Pick<Decision, 'weighing'>,
): number {
  return numbersOf(evidence).reduce((total, number, at) => total + number * (weights[at] ?? 0), bias);
}

/** Turns evidence into a finding: null up to the lower threshold, else the kind and the person with the highest scores. */
export function classify(evidence: Evidence, decision: Decision): Finding | null {
  const { details, windows } = evidence;
  const weight = weigh(evidence, decision);
  const exceeds = ({ oneWindow, severalWindows }: Threshold) =>
    weight > (windows === 1 ? oneWindow : severalWindows);
  if (!exceeds(decision.thresholds.likely)) return null;
  // A lead is required, so that a victim is not taken for a perpetrator.
  const kind = highest(safetyKinds, {
    ...details,
    harm_to_others: details.harm_to_others - decision.harmLead,
  });
  return {
    kind,
    inDanger: highest(PEOPLE_IN_DANGER[kind], details),
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
function highest<One extends Detail>(some: readonly One[], scores: Readonly<Record<Detail, number>>): One {
  return some.reduce((most, one) => (scores[one] > scores[most] ? one : most));
}
