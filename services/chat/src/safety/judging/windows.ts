import type { Heard, HeardSentence } from '../reading/listen.ts';

/** What is judged at once. */
export interface Window extends HeardSentence {
  /** The sentences that it is made of, by their places in the text: from the first to before the last. */
  readonly from: number;
  readonly to: number;
  /** More is said in the text than this. */
  readonly isPart: boolean;
}

/** A message up to this long is judged as a whole too: what its sentences say together is more than each of them. */
const WHOLE_WORDS = 80;
/** Who writes without full stops is judged in parts that overlap, so that everyday words don't drown a danger among them. */
const PART_WORDS = 60;
const STEP = 40;

/** “Worry 14” is a title: where no saying of the rules is in them, a word or two tell of no danger, whatever they weigh. */
const FEW_WORDS = 2;

/**
 * The windows of a text, a full stop between their sentences: each sentence, each with the next, and all together where
 * they are few words. So one sentence that tells a danger isn't drowned by twenty that don't. Nothing said, or too little,
 * no window.
 */
export function windowsOf({ sentences }: Pick<Heard, 'sentences'>): Window[] {
  const spans: { from: number; to: number }[] = [];
  const count = sentences.length;
  for (let from = 0; from < count; from += 1) spans.push({ from, to: from + 1 });
  for (let from = 0; from + 2 <= count; from += 1) spans.push({ from, to: from + 2 });
  if (count > 2 && wordsIn(sentences) <= WHOLE_WORDS) spans.push({ from: 0, to: count });
  return spans
    .flatMap((span) =>
      partsOf({
        ...span,
        ...together(sentences.slice(span.from, span.to)),
        isPart: span.to - span.from < count,
      }),
    )
    .filter(({ words, hits }) => words.length > FEW_WORDS || hits.length > 0);
}

function together(sentences: readonly HeardSentence[]): HeardSentence {
  return {
    words: sentences.flatMap(({ words }, at) => (at === 0 ? words : ['.', ...words])),
    hits: sentences.flatMap(({ hits }) => hits),
  };
}

function wordsIn(sentences: readonly HeardSentence[]): number {
  return sentences.reduce((sum, { words }) => sum + words.length + 1, -1);
}

/** Where in its sentence a saying stands is not known: it goes with every part. */
function partsOf(window: Window): Window[] {
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
