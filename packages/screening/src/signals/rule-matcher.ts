import type { Finding } from '@app/contracts';
import { type CompiledPhrase, compilePhrase } from '../phrases/compile-phrase.ts';
import { type Language, type LanguageCode, phrasesIn } from '../phrases/language.ts';
import { PhraseIndex } from '../phrases/phrase-index.ts';
import { buildVocabulary, correctTypos } from './correct-typos.ts';

/** A phrase that matched: its finding, and the name of its rule. */
export interface RuleMatch {
  readonly finding: Finding;
  readonly rule: string;
}

/** Matches normalized sentences against the rules of one language. */
export interface RuleMatcher {
  readonly language: LanguageCode;
  /** How many of the words are among the most common ones of this language. */
  countCommonWords(words: readonly string[]): number;
  /** Applies the spelling replacements of the language and splits a long sentence into pieces of at most `maxWords`. */
  splitIntoPieces(normalizedSentence: string, maxWords?: number): string[];
  /** Returns every phrase that matches the piece, in any order. */
  match(piece: string): RuleMatch[];
  /** Corrects words that are probably mistyped. */
  correctTypos(piece: string): string;
}

/** Longer sentences are matched in pieces that overlap, so that matching takes time in proportion to the text. */
const MAX_WORDS = 60;
const OVERLAP = 14;

interface RulePhrase extends CompiledPhrase, RuleMatch {}

/** Compiles the rules of a language. @throws if a phrase is invalid. */
export function createRuleMatcher(language: Language): RuleMatcher {
  const { code, spellings, lexicon } = language;
  const rulePhrases: RulePhrase[] = [];
  const allPhrases: string[] = [];
  for (const { kind, rules } of language.rules)
    for (const { inDanger, phrases, reason } of rules)
      for (const phrase of phrasesIn(phrases)) {
        const rule = `${code} ${kind} ${inDanger} ${reason}`;
        rulePhrases.push({
          ...compilePhrase(phrase, lexicon),
          finding: { kind, inDanger, certainty: 'certain' },
          rule,
        });
        allPhrases.push(phrase);
      }
  const compile = (block: string) => phrasesIn(block).map((phrase) => compilePhrase(phrase, lexicon));
  const rulesIndex = buildIndex(rulePhrases);
  const harmless = buildIndex(language.harmless.flatMap(({ phrases }) => compile(phrases)));
  const reported = buildIndex(compile(language.reported));
  const fiction = buildIndex(compile(language.fiction));
  const commonWords = new Set(language.commonWords.split(' '));
  const vocabulary = buildVocabulary(allPhrases, lexicon, language.lookalikes);

  return {
    language: code,
    countCommonWords: (words) => words.filter((word) => commonWords.has(word)).length,
    splitIntoPieces(normalizedSentence, maxWords = MAX_WORDS) {
      const sentence = spellings.reduce((text, [from, to]) => text.replace(from, to), normalizedSentence);
      return splitByWords(sentence.replaceAll("'", ' '), maxWords);
    },
    match(piece) {
      const words = piece.trim().split(' ');
      const candidates = rulesIndex.findCandidates(words);
      if (candidates.length === 0) return [];
      if (matchesAny(fiction, words, piece)) return [];
      const remaining = harmless.findCandidates(words).reduce(
        // Removes the first match and the next one, which may overlap with it.
        (text, { expression }) => text.replace(expression, '§ ').replace(expression, '§ '),
        piece,
      );
      const isReported = matchesAny(reported, words, piece);
      return candidates
        .filter(({ expression }) => expression.test(remaining))
        .map(({ finding, rule }) => ({
          finding: isReported ? attributeToQuotedPerson(finding) : finding,
          rule,
        }));
    },
    correctTypos: (piece) => correctTypos(piece, vocabulary),
  };
}

function buildIndex<P extends CompiledPhrase>(phrases: readonly P[]): PhraseIndex<P> {
  const index = new PhraseIndex<P>();
  for (const phrase of phrases) index.add(phrase);
  return index;
}

function matchesAny(index: PhraseIndex<CompiledPhrase>, words: readonly string[], piece: string): boolean {
  return index.findCandidates(words).some(({ expression }) => expression.test(piece));
}

/** In reported speech, self-harm of the writer belongs to the person quoted. Other findings do not change. */
function attributeToQuotedPerson(finding: Finding): Finding {
  const isSelfHarmOfWriter = finding.kind === 'self_harm' && finding.inDanger === 'writer';
  return isSelfHarmOfWriter ? { ...finding, inDanger: 'other' } : finding;
}

function splitByWords(sentence: string, maxWords: number): string[] {
  const pieces: string[] = [];
  const words = sentence.split(/ +/).filter((word) => word !== '' && word.length < 40);
  for (let from = 0; from < words.length; from += maxWords - OVERLAP) {
    pieces.push(` ${words.slice(from, from + maxWords).join(' ')} `);
    if (from + maxWords >= words.length) break;
  }
  return pieces;
}
