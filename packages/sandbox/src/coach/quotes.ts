import { findPeople } from './people.ts';
import type { Theme } from './phrasebook/theme.ts';

export const FEELING_WORDS =
  /\b(?:sad|angry|scared|afraid|anxious|worried|lonely|ashamed|guilty|jealous|tired|exhausted|hurt|confused|hopeful|determined|overwhelmed|disappointed|frustrated)\b/gi;
const SIGNIFICANT_WORDS =
  /\b(?:never|always|again|without|nothing|nobody|anymore|stopped|refuses?|can(?:no|.?)t|won.?t|does(?:n.?t| not)|didn.?t|don.?t|every|still|feel|want|wish|need|miss|found)\b/gi;
const CLAUSE_END =
  /[.!?;:\n]+|,\s+|\s+(?:but|because|and then)\s+|\s+so\s+(?=(?:I|we|he|she|they|you|it|my|now)\b)|\s[–—-]\s/i;
const MAX_QUOTE_WORDS = 13;
/** Only this many characters of a message are read. */
const MAX_LENGTH = 8000;

/** The most significant phrases of a text, best first. Each can be repeated inside Markdown safely. */
export function extractQuotes(text: string, found: readonly Theme[]): string[] {
  return text
    .slice(0, MAX_LENGTH)
    .split(CLAUSE_END)
    .map(cleanClause)
    .filter((phrase) => phrase.split(' ').length >= 3 && !phrase.split(' ').some((word) => word.length > 24))
    .map((phrase) => ({ phrase: shorten(phrase), weight: weigh(phrase, found) }))
    .sort((a, b) => b.weight - a.weight)
    .map((one) => one.phrase);
}

function weigh(phrase: string, found: readonly Theme[]): number {
  const words = phrase.split(' ').length;
  const themes = found
    .slice(0, 2)
    .map((theme) => Math.min(2, countMatches(phrase, theme.pattern)) * theme.weight);
  return (
    themes.reduce((sum, score) => sum + score, 0) +
    Math.min(3, countMatches(phrase, SIGNIFICANT_WORDS) * 1.5) +
    countMatches(phrase, FEELING_WORDS) * 1.5 +
    Math.min(1, findPeople(phrase).length) +
    (/\b(?:I|me|my|we|us)\b/.test(phrase) ? 1 : 0) +
    (words >= 4 && words <= 11 ? 2 : 0) -
    (words > MAX_QUOTE_WORDS ? 2 : 0)
  );
}

function countMatches(phrase: string, pattern: RegExp): number {
  return phrase.match(pattern)?.length ?? 0;
}

function shorten(phrase: string): string {
  const words = phrase.split(' ');
  return words.length > MAX_QUOTE_WORDS ? `${words.slice(0, 11).join(' ')} …` : phrase;
}

/** Keeps only letters, numbers and plain punctuation, so that a quote cannot become a link or a heading. */
function cleanClause(clause: string): string {
  if (/https?:|www\.|@/i.test(clause)) return '';
  return clause
    .replace(/[^\p{L}\p{M}\p{N}'’%$€£ -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:(?:and|but|so|because|that|then|or|well|yes|no|also|hi|hello)\s+)+/i, '')
    .replace(/\s+(?:and|but|so|because|that|then|or|the|a|to|of|with|when|if)$/i, '')
    .replace(/^[-'’ ]+|[-'’ ]+$/g, '');
}
