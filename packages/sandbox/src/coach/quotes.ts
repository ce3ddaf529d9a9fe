import { peopleIn } from './people.ts';
import type { Theme } from './phrasebook/theme.ts';

export const FEELING_WORDS =
  /\b(?:sad|angry|scared|afraid|anxious|worried|lonely|ashamed|guilty|jealous|tired|exhausted|hurt|confused|hopeful|determined|overwhelmed|disappointed|frustrated)\b/gi;
const TELLING =
  /\b(?:never|always|again|without|nothing|nobody|anymore|stopped|refuses?|can(?:no|.?)t|won.?t|does(?:n.?t| not)|didn.?t|don.?t|every|still|feel|want|wish|need|miss|found)\b/gi;
const CLAUSE_END =
  /[.!?;:\n]+|,\s+|\s+(?:but|because|and then)\s+|\s+so\s+(?=(?:I|we|he|she|they|you|it|my|now)\b)|\s[–—-]\s/i;
const LONGEST = 13;
/** Nobody's message is longer than this; what is, is read from its beginning. */
const READ = 8000;

/** The phrases of a text that say the most, best first, each safe to be repeated inside Markdown. */
export function quotesFrom(text: string, found: readonly Theme[]): string[] {
  return text
    .slice(0, READ)
    .split(CLAUSE_END)
    .map(tidy)
    .filter((phrase) => phrase.split(' ').length >= 3 && !phrase.split(' ').some((word) => word.length > 24))
    .map((phrase) => ({ phrase: shorten(phrase), weight: weigh(phrase, found) }))
    .sort((a, b) => b.weight - a.weight)
    .map((one) => one.phrase);
}

function weigh(phrase: string, found: readonly Theme[]): number {
  const words = phrase.split(' ').length;
  const themes = found.slice(0, 2).map((theme) => Math.min(2, hits(phrase, theme.pattern)) * theme.weight);
  return (
    themes.reduce((sum, score) => sum + score, 0) +
    Math.min(3, hits(phrase, TELLING) * 1.5) +
    hits(phrase, FEELING_WORDS) * 1.5 +
    Math.min(1, peopleIn(phrase).length) +
    (/\b(?:I|me|my|we|us)\b/.test(phrase) ? 1 : 0) +
    (words >= 4 && words <= 11 ? 2 : 0) -
    (words > LONGEST ? 2 : 0)
  );
}

function hits(phrase: string, pattern: RegExp): number {
  return phrase.match(pattern)?.length ?? 0;
}

function shorten(phrase: string): string {
  const words = phrase.split(' ');
  return words.length > LONGEST ? `${words.slice(0, 11).join(' ')} …` : phrase;
}

/** Leaves letters, numbers and plain punctuation: what is repeated must not become a link or a heading. */
function tidy(clause: string): string {
  if (/https?:|www\.|@/i.test(clause)) return '';
  return clause
    .replace(/[^\p{L}\p{M}\p{N}'’%$€£ -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:(?:and|but|so|because|that|then|or|well|yes|no|also|hi|hello)\s+)+/i, '')
    .replace(/\s+(?:and|but|so|because|that|then|or|the|a|to|of|with|when|if)$/i, '')
    .replace(/^[-'’ ]+|[-'’ ]+$/g, '');
}
