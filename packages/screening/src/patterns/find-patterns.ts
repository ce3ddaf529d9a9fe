import { LANGUAGES } from './languages/index.ts';
import type { DangerMatch } from './matcher.ts';
import { PatternMatcher } from './matcher.ts';

const MATCHER = new PatternMatcher(LANGUAGES);

export type PatternMatch = Pick<DangerMatch, 'kind' | 'inDanger' | 'pattern'>;

/** The dangers that a text names, each once, by its tokens (`tokenize(foldLetters(text))`). */
export function findPatterns(tokens: readonly string[]): PatternMatch[] {
  const found = new Map<string, PatternMatch>();
  for (const { kind, inDanger, pattern } of MATCHER.match(tokens))
    found.set(`${kind} ${inDanger} ${pattern}`, { kind, inDanger, pattern });
  return [...found.values()];
}
