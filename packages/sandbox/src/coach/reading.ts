import { findPeople, type Person } from './people.ts';
import type { Theme } from './phrasebook/theme.ts';
import { anyRelationship, themes } from './phrasebook/themes.ts';
import { extractQuotes, FEELING_WORDS } from './quotes.ts';

/** What was recognized in a text. */
export interface Reading {
  themes: Theme[];
  people: Person[];
  namesFeeling: boolean;
  /** Short phrases of the text, the most significant first. */
  quotes: string[];
  count: { text: string; kind: 'time' | 'repeated' | 'young' } | null;
}

const COUNT =
  /\b(?:\d{1,2}|an?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)\s+(?:(?:small|little|young|long|whole)\s+)?(years?|months?|weeks?|times|kids|children|sons|daughters)\b(?![- ]?old)|\btwice\b/i;

/** Reads a text: subjects (strongest first), people, feelings, phrases to quote and a number. */
export function readText(text: string): Reading {
  const found = findThemes(text);
  const namesFeeling = text.search(FEELING_WORDS) >= 0;
  return {
    themes: found,
    people: findPeople(text),
    namesFeeling,
    quotes: extractQuotes(text, found),
    count: findCount(text),
  };
}

function findThemes(text: string): Theme[] {
  const found = themes
    .map((theme) => ({ theme, score: (text.match(theme.pattern)?.length ?? 0) * theme.weight }))
    .filter((entry) => entry.score > 0)
    .sort((a, b) => b.score - a.score)
    .map((entry) => entry.theme);
  // The general subject "relationship" is dropped when a more specific subject was found.
  return found.length > 1 ? found.filter((theme) => theme !== anyRelationship) : found;
}

function findCount(text: string): Reading['count'] {
  const match = COUNT.exec(text);
  if (!match) return null;
  const unit = (match[1] ?? 'times').toLowerCase();
  if (/^an?\b/i.test(match[0]) && !unit.startsWith('year')) return null;
  const kind = /kids|children|sons|daughters/.test(unit) ? 'young' : unit === 'times' ? 'repeated' : 'time';
  return { text: match[0].toLowerCase(), kind };
}
