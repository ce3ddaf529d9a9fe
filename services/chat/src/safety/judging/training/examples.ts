import type { LabelledSentence } from '../../labelled/labelled-sentence.ts';
import { listen } from '../../reading/listen.ts';
import { type Features, featuresOf } from '../features.ts';
import { windowsOf } from '../windows.ts';

/** A labelled sentence with what is heard in it. */
export interface Example {
  readonly sentence: LabelledSentence;
  /** Of the sentence as a message. */
  readonly features: Features;
  readonly isFor: Purpose;
}

/**
 * What a sentence was written for: for rules to be written on it, as a promise that a test or a page makes, or as people
 * write. Only of the last it can be said how well rules do on what nobody has seen before.
 */
export type Purpose = 'rules' | 'promise' | 'people';

/**
 * Sentences as examples to learn from. What the rules find in sentences that they were written on says nothing about how
 * far they can be trusted, so it is left out there.
 */
export function examplesOf(sentences: readonly LabelledSentence[], isFor: Purpose): Example[] {
  return sentences.flatMap((sentence) => {
    const heard = listen(sentence.text);
    // Longer than one window is none of them: where in such a text the danger stands is not known.
    const [window, ...more] = windowsOf(heard);
    if (!window || more.length > 0) return [];
    const learned = isFor === 'rules' ? { ...window, hits: [] } : window;
    return [{ sentence, isFor, features: featuresOf(learned, heard.language) }];
  });
}
