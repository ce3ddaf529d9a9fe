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
  const windows: Window[] = [];
  for (let from = 0; from < count; from += 1) windows.push({ from, to: from + 1 });
  for (let from = 0; from + 2 <= count; from += 1) windows.push({ from, to: from + 2 });
  if (count > 2 && countWords(sentences, { from: 0, to: count }) <= WHOLE_WORDS)
    windows.push({ from: 0, to: count });
  return windows.filter(({ from, to }) => {
    const words = sentences.slice(from, to).flatMap((sentence) => sentence.words);
    return words.filter((word) => !NUMBER.test(word)).length > FEW_WORDS;
  });
}

function countWords(sentences: readonly Sentence[], { from, to }: Window): number {
  let count = 0;
  for (let at = from; at < to; at += 1) count += sentences[at]?.words.length ?? 0;
  return count;
}
