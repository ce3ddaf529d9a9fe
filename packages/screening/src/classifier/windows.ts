import type { SentenceSignals } from '../signals/extract-signals.ts';

/** The part of a text that is classified at once. */
export interface Window extends SentenceSignals {
  /** Its sentences, by their positions in the text: from the first to before the last. */
  readonly from: number;
  readonly to: number;
  /** The text has more than this window. */
  readonly isPart: boolean;
}

/** A message up to this length is also classified as a whole, because sentences together mean more than each alone. */
const WHOLE_WORDS = 80;
/** Text without full stops is classified in parts that overlap, so that everyday words do not hide a danger. */
const PART_WORDS = 60;
const STEP = 40;

/** “Worry 14” is a title: without a rule match, one or two words never show a danger, whatever their weights. */
const FEW_WORDS = 2;

/**
 * Splits a text into windows, with a full stop between sentences: each sentence, each with the next, and all together
 * if they have few words. A sentence about danger is so found among twenty that are not. A text with too few words
 * has no window.
 */
export function splitIntoWindows({
  sentences,
}: {
  readonly sentences: readonly SentenceSignals[];
}): Window[] {
  const spans: { from: number; to: number }[] = [];
  const count = sentences.length;
  for (let from = 0; from < count; from += 1) spans.push({ from, to: from + 1 });
  for (let from = 0; from + 2 <= count; from += 1) spans.push({ from, to: from + 2 });
  if (count > 2 && countWords(sentences) <= WHOLE_WORDS) spans.push({ from: 0, to: count });
  return spans
    .flatMap((span) =>
      splitLongWindow({
        ...span,
        ...joinSentences(sentences.slice(span.from, span.to)),
        isPart: span.to - span.from < count,
      }),
    )
    .filter(({ words, matches }) => words.length > FEW_WORDS || matches.length > 0);
}

function joinSentences(sentences: readonly SentenceSignals[]): SentenceSignals {
  return {
    words: sentences.flatMap(({ words }, at) => (at === 0 ? words : ['.', ...words])),
    matches: sentences.flatMap(({ matches }) => matches),
  };
}

function countWords(sentences: readonly SentenceSignals[]): number {
  return sentences.reduce((sum, { words }) => sum + words.length + 1, -1);
}

/** Every part gets all rule matches of its sentences, because their positions are not known. */
function splitLongWindow(window: Window): Window[] {
  const { words } = window;
  if (words.length <= WHOLE_WORDS) return [window];
  const parts: Window[] = [];
  for (let from = 0; from < words.length; from += STEP) {
    const to = from + PART_WORDS;
    parts.push({ ...window, words: words.slice(from, to), isPart: true });
    if (to >= words.length) break;
  }
  return parts;
}
