import { type Finding, LIMITS } from '@app/contracts';
import { classify, createScorer, scoreText } from './classifier/classify.ts';
import { readWeights } from './classifier/weights.ts';
import { moreSevere } from './finding.ts';
import { foldCharacters } from './normalize-text.ts';
import { extractSignals } from './signals/extract-signals.ts';

const weights = readWeights();
const score = createScorer(weights);

/** Length of the longest accepted message and title; all texts together are read up to this length. */
const MAX_CHARACTERS = LIMITS.message.max + LIMITS.title.max;

/**
 * Looks for danger in what a person writes (docs/safety.md), in all supported languages. Trained weights classify the
 * signals that the text contains, rule matches among them. Runs in this process and asks no model: the same texts
 * always give the same finding, the most severe of all. The work is proportional to the length of the texts and bounded.
 */
export function screen(texts: readonly string[]): Finding | null {
  let charactersLeft = MAX_CHARACTERS;
  let found: Finding | null = null;
  for (const text of texts) {
    // Cut before folding, to bound the work, and again after, because folding makes some texts longer.
    const folded = cutMiddle(foldCharacters(cutMiddle(text, MAX_CHARACTERS)), charactersLeft);
    charactersLeft -= folded.length;
    found = moreSevere(found, screenText(folded));
  }
  return found;
}

function screenText(folded: string): Finding | null {
  const signals = extractSignals(folded);
  const textScore = scoreText(signals, score);
  const finding = textScore && classify(textScore, weights);
  return signals.hasLaughter && finding?.kind === 'harm_to_others' ? null : finding;
}

/** The beginning and the end of a text that is too long. */
function cutMiddle(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const half = Math.floor(maxCharacters / 2);
  return half <= 0 ? '' : `${text.slice(0, half)}\n${text.slice(-half)}`;
}
