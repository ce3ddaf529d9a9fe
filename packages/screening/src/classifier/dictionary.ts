import type { LanguageCode } from '../phrases/language.ts';

/** The words of one language and their meanings. */
export interface Dictionary<Meaning> {
  /** Words, and phrases joined by `_`. */
  readonly phrases: Map<string, Meaning>;
  /** The first words of phrases, each with the words that may follow. Most words begin no phrase. */
  readonly openings: Map<string, Set<string>>;
  /** Stems, written `strangl*` in the lists. */
  readonly stems: Map<string, Meaning>;
  /** Listed words without their endings: a word that differs only in the ending mostly has the same meaning. */
  readonly inflected: Map<string, Meaning>;
}
export type Dictionaries<Meaning> = ReadonlyMap<LanguageCode, Dictionary<Meaning>>;

/** An entry of a list: its name, and its words and phrases in each language. */
export interface ListEntry {
  readonly name: string;
  readonly words: Readonly<Record<LanguageCode, readonly string[]>>;
}

const LANGUAGE_CODES: readonly LanguageCode[] = ['en', 'es', 'de', 'fr', 'pt'];
const MAX_PHRASE_WORDS = 4;
const MIN_STEM = 4;
const MIN_BEGINNING = 5;
const LISTED_ENDING = 2;
const MAX_ENDING = 4;

/** Parses a list in the format that concepts/people.ts describes. */
export function parseList(list: string): ListEntry[] {
  // An entry begins with a line that is neither a language (`en: …`) nor the continuation of one (indented).
  const blocks = list.trim().split(/\n(?! |[a-z]{2}:)/);
  return blocks.map((block) => {
    const [name = '', ...languages] = block.split(/\n(?! )/);
    const wordsOf = (code: LanguageCode) => {
      const line = languages.find((one) => one.startsWith(`${code}:`)) ?? '';
      return line
        .slice(code.length + 1)
        .split(/\s+/)
        .filter(Boolean);
    };
    const words = {
      en: wordsOf('en'),
      es: wordsOf('es'),
      de: wordsOf('de'),
      fr: wordsOf('fr'),
      pt: wordsOf('pt'),
    };
    return { name, words };
  });
}

/** Builds a dictionary for each language. If a word is listed twice, the first meaning counts. */
export function buildDictionaries<Meaning>(
  entries: readonly { readonly words: ListEntry['words']; readonly meaning: Meaning }[],
): Dictionaries<Meaning> {
  return new Map(
    LANGUAGE_CODES.map((language) => {
      const dictionary: Dictionary<Meaning> = {
        phrases: new Map(),
        openings: new Map(),
        stems: new Map(),
        inflected: new Map(),
      };
      for (const { words, meaning } of entries)
        for (const phrase of words[language]) addPhrase(dictionary, phrase, meaning);
      return [language, dictionary];
    }),
  );
}

function addPhrase<Meaning>(
  { phrases, openings, stems, inflected }: Dictionary<Meaning>,
  phrase: string,
  meaning: Meaning,
): void {
  if (phrase.endsWith('*')) {
    stems.set(phrase.slice(0, -1), meaning);
    return;
  }
  if (phrases.has(phrase)) return;
  phrases.set(phrase, meaning);
  const [opening = '', second] = phrase.split('_');
  if (second !== undefined) {
    const seconds = openings.get(opening);
    if (seconds) seconds.add(second);
    else openings.set(opening, new Set([second]));
    return;
  }
  const beginning = phrase.slice(0, Math.max(MIN_BEGINNING, phrase.length - LISTED_ENDING));
  if (beginning.length >= MIN_BEGINNING && !inflected.has(beginning)) inflected.set(beginning, meaning);
}

/** Finds the longest phrase that begins at a word; a single word is a phrase too. */
export function findPhrase<Meaning>(
  words: readonly string[],
  at: number,
  { phrases, openings }: Dictionary<Meaning>,
): { meaning: Meaning; size: number } | undefined {
  const word = words[at] ?? '';
  if (openings.get(word)?.has(words[at + 1] ?? ''))
    for (let size = Math.min(MAX_PHRASE_WORDS, words.length - at); size > 1; size -= 1) {
      const meaning = phrases.get(words.slice(at, at + size).join('_'));
      if (meaning !== undefined) return { meaning, size };
    }
  const meaning = phrases.get(word);
  return meaning === undefined ? undefined : { meaning, size: 1 };
}

/** The meaning of a word by its longest listed stem. */
export function findByStem<Meaning>(word: string, { stems }: Dictionary<Meaning>): Meaning | undefined {
  return findByBeginning(word, stems, MIN_STEM);
}

/** The meaning of a word as another form of a listed word. */
export function findByInflection<Meaning>(
  word: string,
  { inflected }: Dictionary<Meaning>,
): Meaning | undefined {
  return findByBeginning(word, inflected, Math.max(MIN_BEGINNING, word.length - MAX_ENDING));
}

function findByBeginning<Meaning>(
  word: string,
  beginnings: ReadonlyMap<string, Meaning>,
  minLength: number,
): Meaning | undefined {
  for (let size = word.length; size >= minLength; size -= 1) {
    const meaning = beginnings.get(word.slice(0, size));
    if (meaning !== undefined) return meaning;
  }
  return undefined;
}
