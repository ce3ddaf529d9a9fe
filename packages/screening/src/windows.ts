import type { Sentence } from './read-sentences.ts';

/** Successive sentences that are classified together: from the first to before the last. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** A text up to this length is also classified as a whole, because sentences together mean more than each alone. */
const WHOLE_WORDS = 200;
/** One word alone, or one with a number, never shows a danger. */
const FEW_WORDS = 1;
const NUMBER = /^\d+$/;

/**
 * The windows of a text: each sentence, each with the next, and all together if they have few words. A sentence about
 * danger is so found among twenty that are not. A text with too few words has no window.
 */
export function splitIntoWindows(sentences: readonly Sentence[]): Window[] {
  const count = sentences.length;
  const wordsUpTo = countUpTo(sentences, ({ words }) => words.length);
  const spokenUpTo = countUpTo(sentences, ({ words }) => words.filter((word) => !NUMBER.test(word)).length);
  const windows: Window[] = [];
  const add = (from: number, to: number) => {
    if ((spokenUpTo[to] ?? 0) - (spokenUpTo[from] ?? 0) > FEW_WORDS) windows.push({ from, to });
  };
  for (let from = 0; from < count; from += 1) add(from, from + 1);
  for (let from = 0; from + 2 <= count; from += 1) add(from, from + 2);
  if (count > 2 && (wordsUpTo[count] ?? 0) <= WHOLE_WORDS) add(0, count);
  return windows;
}

/** For each sentence the total of those before it; the last number is the total of all. */
function countUpTo(sentences: readonly Sentence[], countOf: (sentence: Sentence) => number): number[] {
  const totals = [0];
  for (const sentence of sentences) totals.push((totals.at(-1) ?? 0) + countOf(sentence));
  return totals;
}
