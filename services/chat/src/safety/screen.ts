import { type Finding, LIMITS } from '@app/contracts';
import { graver } from './finding.ts';
import { judgeText, scorerOf, verdictOf } from './judging/judge.ts';
import { readWeights } from './judging/read-weights.ts';
import { listen } from './reading/listen.ts';

const WEIGHTS = readWeights();
const score = scorerOf(WEIGHTS);

/**
 * Looks for danger in what a person writes (safety.md), in every language we read: what is heard in it, rules' sayings
 * among it, is judged by trained weights. Our own code and no model that is asked: the same texts always give the same
 * finding, the gravest of all that is found.
 */
export function screen(texts: readonly string[]): Finding | null {
  return texts.map((text) => judge(endsOf(text))).reduce(graver, null);
}

function judge(text: string): Finding | null {
  const heard = listen(text);
  const judged = judgeText(heard, score);
  const finding = judged && verdictOf(judged, WEIGHTS);
  return heard.isLaughed && finding?.kind === 'harm_to_others' ? null : finding;
}

/**
 * No message is longer than we take (a longer one is refused): of what is, the beginning and the end are read, so that
 * nobody can keep us busy.
 */
const MOST_CHARACTERS = LIMITS.message.max;
function endsOf(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  const half = MOST_CHARACTERS / 2;
  return `${text.slice(0, half)}\n${text.slice(-half)}`;
}
