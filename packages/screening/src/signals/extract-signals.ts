import { normalizeText } from '../normalize-text.ts';
import type { Language, LanguageCode } from '../phrases/language.ts';
import { german } from '../rules/de/german.ts';
import { english } from '../rules/en/english.ts';
import { spanish } from '../rules/es/spanish.ts';
import { french } from '../rules/fr/french.ts';
import { portuguese } from '../rules/pt/portuguese.ts';
import { createRuleMatcher, type RuleMatch, type RuleMatcher } from './rule-matcher.ts';

/** A sentence: its words in the spelling of the text's language, commas among them, and the rules that match. */
export interface SentenceSignals {
  readonly words: readonly string[];
  readonly matches: readonly RuleMatch[];
}

/** What the classifier needs to know of a text. */
export interface TextSignals {
  readonly language: LanguageCode;
  readonly sentences: readonly SentenceSignals[];
  /** A short text with laughter. */
  readonly hasLaughter: boolean;
}

/** Every text is matched with the rules of several languages, because people mix them. */
export const LANGUAGES: readonly Language[] = [english, spanish, german, french, portuguese];
const MATCHERS: readonly RuleMatcher[] = LANGUAGES.map(createRuleMatcher);
/** A language is used if it has this share of the common words that the best matching language has. */
const SUFFICIENT_SHARE = 0.6;
/** “I could kill him haha”: laughter in a short message shows that the writer does not mean it. */
const LAUGHTER =
  /(?<!\p{L})(?:(?:ha|he|ja|je){2,}h?|k{2,}|(?:rs){2,}|x+d+|lo+l|lmao|rofl|mdr|ptdr|jk)(?!\p{L})/u;
const SHORT_TEXT_WORDS = 25;
/** Of more sentences the first and the last ones are read. A message of maximum length has about 300. */
const MAX_SENTENCES = 400;

/** Extracts the signals of a text whose characters are folded, sentence by sentence, repeated sentences once. */
export function extractSignals(folded: string): TextSignals {
  const normalized = normalizeText(folded);
  const texts = cutMiddle(
    [...new Set(normalized.split('.'))].filter((sentence) => sentence.trim() !== ''),
    MAX_SENTENCES,
  );
  const main = mainMatcher(normalized);
  const sentences = texts.map((sentence) => ({
    words: main.splitIntoPieces(sentence, Number.POSITIVE_INFINITY)[0]?.trim().split(' ') ?? [],
    matches: matchRules(sentence, false),
  }));
  const hasMatches = sentences.some(({ matches }) => matches.length > 0);
  return {
    language: main.language,
    hasLaughter: LAUGHTER.test(normalized) && normalized.split(/ +/).length <= SHORT_TEXT_WORDS,
    // Typos are corrected only if the text as written matches no rule.
    sentences: hasMatches
      ? sentences
      : sentences.map(({ words }, at) => ({ words, matches: matchRules(texts[at] ?? '', true) })),
  };
}

function matchRules(sentence: string, isCorrecting: boolean): RuleMatch[] {
  return matchersFor(sentence).flatMap((matcher) =>
    matcher.splitIntoPieces(sentence).flatMap((piece) => {
      if (!isCorrecting) return matcher.match(piece);
      const corrected = matcher.correctTypos(piece);
      return corrected === piece ? [] : matcher.match(corrected);
    }),
  );
}

function cutMiddle<One>(list: readonly One[], maxLength: number): readonly One[] {
  return list.length <= maxLength ? list : [...list.slice(0, maxLength / 2), ...list.slice(-maxLength / 2)];
}

/** The matcher of the language with the most common words; the first of several. */
function mainMatcher(normalized: string): RuleMatcher {
  const words = normalized.split(/[ ',.]+/);
  const counts = MATCHERS.map((matcher) => matcher.countCommonWords(words));
  const best = MATCHERS[counts.indexOf(Math.max(...counts))];
  if (!best) throw new Error('there are no languages');
  return best;
}

/** The matchers of the languages that a sentence may be in; all of them if it has no common words. */
function matchersFor(sentence: string): readonly RuleMatcher[] {
  const words = sentence.split(/[ ',]+/);
  const counted = MATCHERS.map((matcher) => ({ matcher, count: matcher.countCommonWords(words) }));
  const most = Math.max(...counted.map(({ count }) => count));
  return counted
    .filter(({ count }) => most < 2 || count >= most * SUFFICIENT_SHARE)
    .map(({ matcher }) => matcher);
}
