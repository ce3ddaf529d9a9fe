import { type Finding, IN_DANGER, type InDanger, type SafetyKind, safetyKinds } from '@app/contracts';
import type { TextSignals } from '../signals/extract-signals.ts';
import { extractFeatures, type Features } from './features.ts';
import { OUTPUTS, type Output, type Weights } from './weights.ts';
import { splitIntoWindows } from './windows.ts';

/** The score of each output. */
export type Scores = Readonly<Record<Output, number>>;
/** Scores the features of a window. */
export type Scorer = (features: Features) => Scores;

/** Prepares weights for scoring. */
export function createScorer({ numbers, rows, scales, biases }: Weights): Scorer {
  const findPosition = createPositionLookup(numbers);
  return (features) => {
    const sums = new Float64Array(OUTPUTS.length);
    for (const [number, value] of features) {
      const position = findPosition(number);
      if (position === undefined) continue;
      const row = position * OUTPUTS.length;
      for (let output = 0; output < sums.length; output += 1)
        sums[output] = (sums[output] ?? 0) + value * (rows[row + output] ?? 0);
    }
    return toScores((output) => (sums[output] ?? 0) * (scales[output] ?? 0) + (biases[output] ?? 0));
  };
}

/**
 * Finds the position of a number in an ascending list: a bit set of the numbers, and for each of its words the count
 * of bits before it. Most features have no weight, and the bit set, which shows that, fits into the processor's cache.
 */
function createPositionLookup(numbers: Int32Array): (number: number) => number | undefined {
  const words = ((numbers.at(-1) ?? 0) >>> 5) + 1;
  const bits = new Int32Array(words);
  const before = new Int32Array(words);
  for (const number of numbers) bits[number >>> 5] = (bits[number >>> 5] ?? 0) | (1 << (number & 31));
  for (let word = 1; word < words; word += 1)
    before[word] = (before[word - 1] ?? 0) + countBits(bits[word - 1] ?? 0);
  return (number) => {
    const word = bits[number >>> 5] ?? 0;
    const bit = 1 << (number & 31);
    return (word & bit) === 0 ? undefined : (before[number >>> 5] ?? 0) + countBits(word & (bit - 1));
  };
}

function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Names scores that are given by the positions of their outputs. */
export function toScores(scoreAt: (output: number) => number): Scores {
  const score = (output: Output) => scoreAt(OUTPUTS.indexOf(output));
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

/** The scores of the window of a text that most likely shows a danger, and the number of its windows. */
export interface TextScore {
  readonly scores: Scores;
  readonly windows: number;
}

/** Scores a text; null if it has no window. */
export function scoreText(signals: TextSignals, score: Scorer): TextScore | null {
  const letterCache = new Map<string, readonly number[]>();
  return scoreWindows(
    splitIntoWindows(signals).map((window) => extractFeatures(window, signals.language, letterCache)),
    score,
  );
}

/** Scores a text by the features of its windows. */
export function scoreWindows(windows: readonly Features[], score: Scorer): TextScore | null {
  const best = windows
    .map(score)
    .reduce<Scores | null>((most, one) => (most && most.danger >= one.danger ? most : one), null);
  return best && { scores: best, windows: windows.length };
}

/** See `Weights`. */
export type Thresholds = Pick<Weights, 'threshold' | 'thresholdPerLog2Windows' | 'harmLead'>;

/** Turns scores into a finding: null up to the threshold, else the kind and the person with the highest scores. */
export function classify({ scores, windows }: TextScore, thresholds: Thresholds): Finding | null {
  // The more windows a text has, the more likely one of them exceeds a fixed threshold by chance.
  if (scores.danger <= thresholds.threshold + thresholds.thresholdPerLog2Windows * Math.log2(windows))
    return null;
  const kind = best(safetyKinds, {
    ...scores,
    // A lead is required, so that a victim is not taken for a perpetrator.
    harm_to_others: scores.harm_to_others - Math.max(0, thresholds.harmLead),
  });
  return { kind, inDanger: best(PEOPLE_IN_DANGER[kind], scores), certainty: 'certain' };
}

/** A person who hurts others is not the one in danger, and abuse of a child is `child_at_risk`. */
const PEOPLE_IN_DANGER: Readonly<Record<SafetyKind, readonly InDanger[]>> = {
  self_harm: IN_DANGER,
  harm_to_others: ['other'],
  child_at_risk: ['child', 'writer', 'other'],
  victim_of_abuse: ['writer', 'other'],
};

/** The output with the highest score; the first of equals, which is the more severe one. */
function best<One extends Output>(outputs: readonly One[], scores: Scores): One {
  return outputs.reduce((most, one) => (scores[one] > scores[most] ? one : most));
}
