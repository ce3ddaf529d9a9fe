import { type Finding, IN_DANGER, type InDanger, type SafetyKind, safetyKinds } from '@app/contracts';
import type { Heard } from '../reading/listen.ts';
import { type Features, featuresOf } from './features.ts';
import { OUTPUTS, type Output, type Weights } from './weights.ts';
import { windowsOf } from './windows.ts';

/** How much speaks for each output. */
export type Scores = Readonly<Record<Output, number>>;
/** Scores the features of a window. */
export type Scorer = (features: Features) => Scores;

/** Makes weights ready to score with. */
export function scorerOf({ numbers, rows, scales, biases }: Weights): Scorer {
  const placeOf = placesOf(numbers);
  return (features) => {
    const sums = new Float64Array(OUTPUTS.length);
    for (const [number, value] of features) {
      const place = placeOf(number);
      if (place === undefined) continue;
      const row = place * OUTPUTS.length;
      for (let output = 0; output < sums.length; output += 1)
        sums[output] = (sums[output] ?? 0) + value * (rows[row + output] ?? 0);
    }
    return scoresOf((output) => (sums[output] ?? 0) * (scales[output] ?? 0) + (biases[output] ?? 0));
  };
}

/** Finds the place of a number: a table half empty, because a Map of a hundred thousand takes a tenth of a second to fill. */
function placesOf(numbers: Int32Array): (number: number) => number | undefined {
  const size = 2 ** Math.ceil(Math.log2(2 * numbers.length + 2));
  const taken = new Int32Array(size).fill(-1);
  const slotOf = (number: number) => {
    let slot = Math.imul(number, 0x9e3779b1) & (size - 1);
    while (taken[slot] !== -1 && numbers[taken[slot] ?? 0] !== number) slot = (slot + 1) & (size - 1);
    return slot;
  };
  for (const [place, number] of numbers.entries()) taken[slotOf(number)] = place;
  return (number) => {
    const place = taken[slotOf(number)] ?? -1;
    return place === -1 ? undefined : place;
  };
}

/** Scores by the place of their output. */
export function scoresOf(at: (output: number) => number): Scores {
  const score = (output: Output) => at(OUTPUTS.indexOf(output));
  return {
    danger: score('danger'),
    self_harm: score('self_harm'),
    harm_to_others: score('harm_to_others'),
    child_at_risk: score('child_at_risk'),
    victim_of_abuse: score('victim_of_abuse'),
    writer: score('writer'),
    other: score('other'),
    child: score('child'),
  };
}

/** What speaks for a danger in a text: the scores of the window in which one is likeliest, and how many there are. */
export interface Judged {
  readonly scores: Scores;
  readonly windows: number;
}

/** Judges a text; of one in which nothing is said, `null`. */
export function judgeText(heard: Heard, score: Scorer): Judged | null {
  const known = new Map<string, readonly number[]>();
  return likeliest(
    windowsOf(heard).map((window) => featuresOf(window, heard.language, known)),
    score,
  );
}

/** Judges the windows of a text. */
export function likeliest(windows: readonly Features[], score: Scorer): Judged | null {
  const scores = windows.map(score);
  const best = scores.reduce<Scores | null>(
    (most, one) => (most && most.danger >= one.danger ? most : one),
    null,
  );
  return best && { scores: best, windows: windows.length };
}

/** Where to cut; see `Weights`. */
export type Cuts = Pick<Weights, 'threshold' | 'perDoubling' | 'harmLead'>;

/** Above it a danger is seen: the more windows a text has, the likelier one of them sounds like danger by chance. */
function thresholdFor(windows: number, { threshold, perDoubling }: Omit<Cuts, 'harmLead'>): number {
  return threshold + perDoubling * Math.log2(windows);
}

/** What was judged says: nothing up to the threshold, else the kind and the person for which most speaks. */
export function verdictOf({ scores, windows }: Judged, cuts: Cuts): Finding | null {
  if (scores.danger <= thresholdFor(windows, cuts)) return null;
  const kind = best(safetyKinds, {
    ...scores,
    // A victim is never taken for a perpetrator: that one hurts others has to be said clearly.
    harm_to_others: scores.harm_to_others - Math.max(0, cuts.harmLead),
  });
  return { kind, inDanger: best(POSSIBLE[kind], scores) };
}

/** Whoever hurts others is not the one in danger; abuse of a child is `child_at_risk`. */
const POSSIBLE: Readonly<Record<SafetyKind, readonly InDanger[]>> = {
  self_harm: IN_DANGER,
  harm_to_others: ['other'],
  child_at_risk: ['child', 'writer', 'other'],
  victim_of_abuse: ['writer', 'other'],
};

/** The one with the highest score; of equals the first, the graver. */
function best<One extends Output>(of: readonly One[], scores: Scores): One {
  return of.reduce((most, one) => (scores[one] > scores[most] ? one : most));
}
