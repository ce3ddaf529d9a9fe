import { type Finding, IN_DANGER, type InDanger, type SafetyKind, safetyKinds } from '@app/contracts';
import { collectFeatures, FEATURE_BITS, FeatureSet } from './features.ts';
import { DETAIL_BITS, DETAILS, type Detail, type Model, type ModelHeader, type Threshold } from './model.ts';
import type { Sentence } from './read-sentences.ts';
import { splitIntoWindows } from './windows.ts';

/** The scores of the window of a text that most likely shows a danger, and the number of its windows. */
export interface TextScore {
  readonly danger: number;
  readonly details: Readonly<Record<Detail, number>>;
  readonly windows: number;
}

const features = new FeatureSet();

/** Scores a text by the window that most likely shows a danger; null if it has no window. */
export function scoreText(sentences: readonly Sentence[], model: Model): TextScore | null {
  const windows = splitIntoWindows(sentences);
  let worst = windows[0];
  if (!worst) return null;
  let danger = Number.NEGATIVE_INFINITY;
  for (const window of windows) {
    collect(sentences, window);
    const score = scoreDanger(model);
    if (score <= danger) continue;
    danger = score;
    worst = window;
  }
  collect(sentences, worst);
  return { danger, details: scoreDetails(model), windows: windows.length };
}

function collect(sentences: readonly Sentence[], { from, to }: { from: number; to: number }): void {
  collectFeatures(sentences.slice(from, to), to - from < sentences.length, features);
}

function scoreDanger({ danger, header }: Model): number {
  const { numbers, values, size, square } = features;
  let sum = 0;
  for (let at = 0; at < size; at += 1) sum += (danger[numbers[at] ?? 0] ?? 0) * (values[at] ?? 0);
  return (sum * header.danger.scale) / Math.sqrt(square || 1) + header.danger.bias;
}

function scoreDetails({ details, header }: Model): Record<Detail, number> {
  const { numbers, values, size, square } = features;
  const sums = new Float64Array(DETAILS.length);
  for (let at = 0; at < size; at += 1) {
    const row = ((numbers[at] ?? 0) >>> (FEATURE_BITS - DETAIL_BITS)) * DETAILS.length;
    for (let detail = 0; detail < sums.length; detail += 1)
      sums[detail] = (sums[detail] ?? 0) + (details[row + detail] ?? 0) * (values[at] ?? 0);
  }
  return nameDetails((detail) => {
    const { scale, bias } = header.details[detail] ?? { scale: 0, bias: 0 };
    return ((sums[detail] ?? 0) * scale) / Math.sqrt(square || 1) + bias;
  });
}

/** Names scores that are given by their position in `DETAILS`. */
function nameDetails(scoreAt: (detail: number) => number): Record<Detail, number> {
  const score = (detail: Detail) => scoreAt(DETAILS.indexOf(detail));
  return {
    self_harm: score('self_harm'),
    harm_to_others: score('harm_to_others'),
    child_at_risk: score('child_at_risk'),
    victim_of_abuse: score('victim_of_abuse'),
    writer: score('writer'),
    other: score('other'),
    child: score('child'),
  };
}

type Decision = Pick<ModelHeader, 'thresholds' | 'harmLead'>;

/** Turns scores into a finding: null up to the lower threshold, else the kind and the person with the highest scores. */
export function classify({ danger, details, windows }: TextScore, decision: Decision): Finding | null {
  const exceeds = ({ base, perLog2Windows }: Threshold) =>
    danger > base + perLog2Windows * Math.log2(windows);
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
