import { type Finding, LIMITS } from '@app/contracts';
import { classify, collectEvidence } from './classify.ts';
import { Lexicon } from './lexicon.ts';
import { readModel } from './model.ts';
import { readSentences } from './read-sentences.ts';
import { foldLetters, tokenize } from './tokenize.ts';

const model = readModel();
const lexicon = new Lexicon(model.lexicon);

/** Length of the longest accepted message and title; all texts together are read up to this length. */
const MAX_CHARACTERS = LIMITS.message.max + LIMITS.title.max;

/**
 * Looks for danger in what a person writes (docs/safety.md), in all supported languages. A trained model judges the texts
 * of one request together. Those before the last are its title, which adds to what the last one shows and never weakens it.
 * The same texts always give the same finding. Runs in this process and asks nobody. The work is proportional to the length
 * of the texts and bounded.
 */
export function screen(texts: readonly string[]): Finding | null {
  // Cut before folding, to bound the work, and again after, because folding makes some texts longer.
  const folded = cutMiddle(foldLetters(cutMiddle(texts.join('\n'))));
  const sentences = readSentences(tokenize(folded), lexicon);
  const title = readSentences(tokenize(foldLetters(cutMiddle(texts.slice(0, -1).join('\n')))), lexicon);
  const evidence = collectEvidence(sentences, model, title.length);
  return evidence && classify(evidence, model.header);
}

/** The beginning and the end of a text that is too long. */
function cutMiddle(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  return `${text.slice(0, MAX_CHARACTERS / 2)}\n${text.slice(-MAX_CHARACTERS / 2)}`;
}
