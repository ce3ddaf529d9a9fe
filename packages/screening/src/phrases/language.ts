import type { InDanger, SafetyKind } from '@app/contracts';

/**
 * A pattern of words in lower case without accents:
 *
 * - `{name}` is any of the words that the lexicon has under that name;
 * - `a|b` is either word, `(a b|c)` either phrase, `word?` and `(…)?` are optional, `strangl*` is any word that begins so;
 * - `~` is up to three words, `~5` up to five, never across a comma or the end of a sentence;
 * - `,` is a comma; `<` the beginning of a clause, `>` its end.
 */
export type Phrase = string;

/** Words of one meaning, by name: `a|b|c d`. An entry may refer to another, `{name}`. */
export type Lexicon = Readonly<Record<string, string>>;

/** Phrases that mean the same danger for the same person. */
export interface Rule {
  /** What the phrases have in common. A feature of the classifier, so changing it requires training. */
  readonly reason: string;
  readonly inDanger: InDanger;
  /** One phrase per line. */
  readonly phrases: string;
}

/** The rules for one kind of danger in one language. */
export interface RulesOfKind {
  readonly kind: SafetyKind;
  readonly rules: readonly Rule[];
}

/** Phrases that are harmless although they contain words of danger: they are removed before rules are matched. */
export interface Harmless {
  readonly reason: string;
  /** One phrase per line. */
  readonly phrases: string;
}

export type LanguageCode = 'en' | 'es' | 'de' | 'fr' | 'pt';

/** The rules and word lists of a language. */
export interface Language {
  readonly code: LanguageCode;
  /** Its most common words, which show that a sentence is in this language. */
  readonly commonWords: string;
  /** Spellings and their replacements: contractions, abbreviations, letters written without accents. */
  readonly spellings: readonly (readonly [RegExp, string])[];
  readonly lexicon: Lexicon;
  readonly harmless: readonly Harmless[];
  /** A sentence with one of these phrases is about a story and matches no rule. One phrase per line. */
  readonly fiction: string;
  /** Phrases of reported speech: a self-harm rule about the writer is then about somebody else. One phrase per line. */
  readonly reported: string;
  readonly rules: readonly RulesOfKind[];
  /** Words that look like a mistyped word of a rule and are not. */
  readonly lookalikes: string;
}

/** The phrases of a block, one per line. */
export function phrasesIn(block: string): Phrase[] {
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
