import { type Finding, LIMITS } from '@app/contracts';
import { classify, scoreText } from './classify.ts';
import { moreSevere } from './finding.ts';
import { Lexicon } from './lexicon.ts';
import { readModel } from './model.ts';
import { readSentences } from './read-sentences.ts';
import { foldLetters, tokenize } from './tokenize.ts';

const model = readModel();
const lexicon = new Lexicon(model.lexicon);

/** Length of the longest accepted message and title; all texts together are read up to this length. */
const MAX_CHARACTERS = LIMITS.message.max + LIMITS.title.max;

/**
 * Looks for danger in what a person writes (docs/safety.md), in all supported languages. A trained model classifies the
 * sentences; the same texts always give the same finding, the most severe of all, and a certain one before a likely
 * one. Runs in this process and asks nobody. The work is proportional to the length of the texts and bounded.
 */
export function screen(texts: readonly string[]): Finding | null {
  let charactersLeft = MAX_CHARACTERS;
  let found: Finding | null = null;
  for (const text of texts) {
    // Cut before folding, to bound the work, and again after, because folding makes some texts longer.
    const folded = cutMiddle(foldLetters(cutMiddle(text, MAX_CHARACTERS)), charactersLeft);
    charactersLeft -= folded.length;
    const score = scoreText(readSentences(tokenize(folded), lexicon), model);
    found = moreSevere(found, score && classify(score, model.header));
  }
  return found;
}

/** The beginning and the end of a text that is too long. */
function cutMiddle(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const half = Math.floor(maxCharacters / 2);
  return half <= 0 ? '' : `${text.slice(0, half)}\n${text.slice(-half)}`;
}
