import type { Heard, HeardSentence } from '../reading/listen.ts';

/** What is judged at once. */
export type Window = HeardSentence;

/** A message up to this long is judged as a whole: what its sentences say together is more than each of them. */
const WHOLE_WORDS = 80;
/** What is longer is judged in windows that overlap, so that everyday words don't drown a danger among them. */
const WINDOW_WORDS = 60;
const STEP = 40;

/** “Worry 14” is a title: where no saying of the rules is in them, a word or two tell of no danger, whatever they weigh. */
const FEW_WORDS = 2;

/** The windows of a text, a full stop between its sentences. Nothing said, or too little, no window. */
export function windowsOf({ sentences }: Pick<Heard, 'sentences'>): Window[] {
  const words: string[] = [];
  const hits: { at: number; hit: Window['hits'][number] }[] = [];
  for (const sentence of sentences) {
    if (words.length > 0) words.push('.');
    for (const hit of sentence.hits) hits.push({ at: words.length, hit });
    words.push(...sentence.words);
  }
  if (words.length === 0 || (words.length <= FEW_WORDS && hits.length === 0)) return [];
  if (words.length <= WHOLE_WORDS) return [{ words, hits: hits.map(({ hit }) => hit) }];
  const windows: Window[] = [];
  for (let from = 0; from < words.length; from += STEP) {
    const to = from + WINDOW_WORDS;
    // A long sentence began before the window in which its saying stands: such a hit goes with every window near it.
    const near = hits.filter(({ at }) => at >= from - WINDOW_WORDS && at < to);
    windows.push({ words: words.slice(from, to), hits: near.map(({ hit }) => hit) });
    if (to >= words.length) break;
  }
  return windows;
}
