import type { LabelledSentence } from '../../labelled/labelled-sentence.ts';
import { listen } from '../../reading/listen.ts';
import { type Features, featuresOf } from '../features.ts';
import { type Window, windowsOf } from '../windows.ts';

/** A labelled sentence or message with what is heard in it. */
export interface Example {
  readonly sentence: LabelledSentence;
  /** Of each window: what is judged. */
  readonly windows: readonly Features[];
  /** Of the windows that are known to be as the label says: what is learned from. */
  readonly telling: readonly Features[];
  readonly isFor: Purpose;
}

/**
 * What a text was written for: for rules to be written on it, as a promise that a test or a page makes, as people write, or
 * as they write at length. Only of the last two it can be said how well rules do on what nobody has seen before.
 */
export type Purpose = 'rules' | 'promise' | 'people' | 'message';

/** Less of a passage than this in a window tells nothing. */
const ENOUGH_OF_PASSAGE = 0.4;

/**
 * Labelled texts as examples to learn from. What the rules find in sentences that they were written on says nothing about how
 * far they can be trusted, so it is left out there.
 */
export function examplesOf(sentences: readonly LabelledSentence[], isFor: Purpose): Example[] {
  return sentences.flatMap((sentence) => {
    const heard = listen(sentence.text);
    const windows = windowsOf(heard).map((window) => (isFor === 'rules' ? { ...window, hits: [] } : window));
    if (windows.length === 0) return [];
    const features = windows.map((window) => featuresOf(window, heard.language));
    const isTelling = tellingOf(sentence, windows, heard.sentences.length);
    return [{ sentence, isFor, windows: features, telling: features.filter((_, at) => isTelling[at]) }];
  });
}

/** Nothing in an everyday text is a danger; of a danger it is known where its passage stands, or else that it is in the whole. */
function tellingOf(
  { label, passage }: LabelledSentence,
  windows: readonly Window[],
  sentences: number,
): boolean[] {
  if (label === null) return windows.map(() => true);
  if (passage !== undefined) return covering(passage, windows);
  const isWhole = windows.map(({ from, to }) => from === 0 && to === sentences);
  return isWhole.filter(Boolean).length === 1 ? isWhole : windows.map(() => false);
}

/** The windows that have most of a passage. */
function covering(passage: string, windows: readonly Window[]): boolean[] {
  const told = new Set(listen(passage).sentences.flatMap(({ words }) => words));
  const shares = windows.map(({ words }) => new Set(words).intersection(told).size / (told.size || 1));
  const most = Math.max(...shares);
  return shares.map((share) => share === most && share > ENOUGH_OF_PASSAGE);
}
