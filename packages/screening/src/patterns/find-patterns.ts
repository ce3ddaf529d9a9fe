import { COMMON_WORDS } from './languages/common-words.ts';
import { LANGUAGES } from './languages/index.ts';
import { type DangerMatch, PatternMatcher } from './matcher.ts';

export type PatternMatch = Pick<DangerMatch, 'kind' | 'inDanger' | 'pattern'>;

/** A text is read in the languages that have at least this share of the common words of the best one. */
const SUFFICIENT_SHARE = 0.5;
/** Compiling a language takes up to a tenth of a second, so each is compiled when a text first needs it. */
const MAX_LANGUAGES = 3;

const commonWords = COMMON_WORDS.map(({ code, words }) => ({ code, words: new Set(words.split(/\s+/)) }));
const matchers = new Map<string, PatternMatcher>();

/** The dangers that a text names, each once, by its tokens (tokenize.ts). */
export function findPatterns(tokens: readonly string[]): PatternMatch[] {
  const found = new Map<string, PatternMatch>();
  for (const code of languagesOf(tokens))
    for (const { kind, inDanger, pattern } of matcherOf(code).match(tokens))
      found.set(`${kind} ${inDanger} ${pattern}`, { kind, inDanger, pattern });
  return [...found.values()];
}

/** The languages with the most common words in a text; English if there are none. */
function languagesOf(tokens: readonly string[]): string[] {
  const counts = commonWords
    .map(({ code, words }) => ({ code, count: tokens.filter((token) => words.has(token)).length }))
    .sort((one, other) => other.count - one.count);
  const most = counts[0]?.count ?? 0;
  if (most === 0) return ['en'];
  return counts
    .filter(({ count }) => count >= most * SUFFICIENT_SHARE)
    .slice(0, MAX_LANGUAGES)
    .map(({ code }) => code);
}

function matcherOf(code: string): PatternMatcher {
  const matcher = matchers.get(code) ?? new PatternMatcher(LANGUAGES.filter((one) => one.code === code));
  matchers.set(code, matcher);
  return matcher;
}
