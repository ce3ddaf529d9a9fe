import { type Person, peopleIn } from './people.ts';
import type { Theme } from './phrasebook/theme.ts';
import { anyRelationship, themes } from './phrasebook/themes.ts';
import { FEELING_WORDS, quotesFrom } from './quotes.ts';

/** What can be taken from a person's own words without guessing. */
export interface Reading {
  themes: Theme[];
  people: Person[];
  /** Whether a feeling is put into words. */
  felt: boolean;
  /** Short pieces of the text, the most telling first. */
  quotes: string[];
  count: { text: string; kind: 'time' | 'repeated' | 'young' } | null;
}

const COUNT =
  /\b(?:\d{1,2}|an?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)\s+(?:(?:small|little|young|long|whole)\s+)?(years?|months?|weeks?|times|kids|children|sons|daughters)\b(?![- ]?old)|\btwice\b/i;

/** Reads a text: subjects (strongest first), people, feelings, phrases to quote and a number that matters. */
export function readWords(text: string): Reading {
  const found = themesIn(text);
  const felt = text.search(FEELING_WORDS) >= 0;
  return {
    themes: found,
    people: peopleIn(text),
    felt,
    quotes: quotesFrom(text, found),
    count: countIn(text),
  };
}

function themesIn(text: string): Theme[] {
  const found = themes
    .map((theme) => ({ theme, score: (text.match(theme.pattern)?.length ?? 0) * theme.weight }))
    .filter((entry) => entry.score > 0)
    .sort((a, b) => b.score - a.score)
    .map((entry) => entry.theme);
  // "My husband" alone says that it is about a relationship; beside any other subject it says nothing more.
  return found.length > 1 ? found.filter((theme) => theme !== anyRelationship) : found;
}

function countIn(text: string): Reading['count'] {
  const match = COUNT.exec(text);
  if (!match) return null;
  const unit = (match[1] ?? 'times').toLowerCase();
  if (/^an?\b/i.test(match[0]) && !unit.startsWith('year')) return null;
  const kind = /kids|children|sons|daughters/.test(unit) ? 'young' : unit === 'times' ? 'repeated' : 'time';
  return { text: match[0].toLowerCase(), kind };
}
