import { type Person, peopleIn } from './people.ts';
import type { Theme } from './phrasebook/theme.ts';
import { themes } from './phrasebook/themes.ts';

/** What can be taken from a person's own words without guessing. */
export interface Reading {
  themes: Theme[];
  people: Person[];
  feelings: string[];
  /** A short piece of the text, safe to be repeated inside Markdown; null when there is none worth repeating. */
  quote: string | null;
  count: { text: string; kind: 'time' | 'repeated' | 'young' } | null;
}

const FEELING_WORDS =
  /\b(?:sad|angry|scared|afraid|anxious|worried|lonely|ashamed|guilty|jealous|tired|exhausted|hurt|confused|hopeful|determined|overwhelmed|disappointed|frustrated)\b/gi;
const COUNT =
  /\b(?:\d{1,2}|an?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)\s+(?:(?:small|little|young|long|whole)\s+)?(years?|months?|weeks?|times|kids|children|sons|daughters)\b(?![- ]?old)|\btwice\b/i;

/** Reads a text: subjects (strongest first), people, feelings, a phrase to quote and a number that matters. */
export function readWords(text: string): Reading {
  const scored = themes
    .map((theme) => ({ theme, score: (text.match(theme.pattern)?.length ?? 0) * theme.weight }))
    .filter((entry) => entry.score > 0)
    .sort((a, b) => b.score - a.score);
  const found = scored.map((entry) => entry.theme);
  const feelings = [...new Set((text.match(FEELING_WORDS) ?? []).map((word) => word.toLowerCase()))];
  return {
    themes: found,
    people: peopleIn(text),
    feelings,
    quote: quoteFrom(text, found),
    count: countIn(text),
  };
}

function countIn(text: string): Reading['count'] {
  const match = COUNT.exec(text);
  if (!match) return null;
  const unit = (match[1] ?? 'times').toLowerCase();
  if (/^(?:a|an)\b/i.test(match[0]) && !unit.startsWith('year')) return null;
  const kind = /kids|children|sons|daughters/.test(unit) ? 'young' : unit === 'times' ? 'repeated' : 'time';
  return { text: match[0].toLowerCase(), kind };
}

function quoteFrom(text: string, found: readonly Theme[]): string | null {
  let best: { phrase: string; score: number } | null = null;
  for (const clause of text
    .slice(0, 6000)
    .split(/[.!?;:\n]+|,\s+|\s+(?:but|because|and then|so)\s+|\s[–—-]\s/i)) {
    const phrase = tidy(clause);
    const words = phrase.split(' ');
    if (words.length < 3 || words.some((word) => word.length > 24)) continue;
    const long = words.length > 13;
    const score =
      Math.min(
        3,
        found.slice(0, 2).reduce((sum, theme) => sum + (phrase.match(theme.pattern)?.length ?? 0), 0),
      ) *
        2 +
      (phrase.match(FEELING_WORDS)?.length ?? 0) +
      peopleIn(phrase).length +
      (/\b(?:I|me|my|we|us)\b/.test(phrase) ? 1 : 0) +
      (words.length >= 4 && words.length <= 10 ? 2 : 0) -
      (long ? 1 : 0);
    if (!best || score > best.score)
      best = { phrase: long ? `${words.slice(0, 11).join(' ')} …` : phrase, score };
  }
  return best?.phrase ?? null;
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
