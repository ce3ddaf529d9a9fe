import type { InDanger, SafetyKind } from '@app/contracts';

/**
 * A way of saying something, over words in lower case without accents:
 *
 * - `{name}` is any of the words that a lexicon has under that name;
 * - `a|b` is either word, `(a b|c)` either phrase, `word?` and `(…)?` may be missing, `strangl*` is whatever begins so;
 * - `~` is up to three words, `~5` up to five, never across a stop;
 * - `,` is a lesser stop; `<` the beginning of a sentence, `>` its end.
 */
export type Saying = string;

/** Words of one meaning, by name: `a|b|c d`. One may name another, `{name}`. */
export type Lexicon = Readonly<Record<string, string>>;

/** Sayings that tell the same thing about the same person, and why they count. */
export interface Sign {
  readonly because: string;
  readonly inDanger: InDanger;
  /** One saying a line. */
  readonly says: string;
}

/** What one kind of danger sounds like in one language. */
export interface Signs {
  readonly kind: SafetyKind;
  readonly signs: readonly Sign[];
}

/** What takes a meaning away: the words are taken out before signs are looked for. */
export interface Harmless {
  readonly because: string;
  /** One saying a line. */
  readonly says: string;
}

export type LanguageCode = 'en' | 'es' | 'de' | 'fr' | 'pt';

/** How a language is read. */
export interface Language {
  readonly code: LanguageCode;
  /** Its commonest words: a sentence is read in the languages whose words it has. */
  readonly common: string;
  /** Spellings that stand for others: contractions, abbreviations, letters written without accents. */
  readonly spellings: readonly (readonly [RegExp, string])[];
  readonly lexicon: Lexicon;
  readonly harmless: readonly Harmless[];
  /** A sentence in which one of these stands tells of a story, not of life. */
  readonly fiction: string;
  /** What somebody else says: a danger to “me” in such a sentence is a danger to them. */
  readonly reported: string;
  readonly signs: readonly Signs[];
  /** Words that look like a mistyped one of the signs and are not. */
  readonly lookalikes: string;
}

/** The sayings of a block. */
export function sayingsOf(block: string): Saying[] {
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
