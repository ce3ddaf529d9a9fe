import type { LanguageCode } from '../reading/language.ts';

/** The words of one language and what they mean. */
export interface Dictionary<Meaning> {
  /** Words, and phrases joined by `_`. */
  readonly phrases: Map<string, Meaning>;
  /** The words that phrases of several begin with: most words begin none, and are looked up alone. */
  readonly openings: Set<string>;
  /** The beginnings of words, `strangl*`. */
  readonly stems: Map<string, Meaning>;
  /** The beginnings of whole words: what begins so and has another ending means the same, mostly. */
  readonly inflected: Map<string, Meaning>;
}
export type Dictionaries<Meaning> = ReadonlyMap<LanguageCode, Dictionary<Meaning>>;

/** A line of a list (concepts/people.ts tells how it is written) and what its words mean. */
export interface Entry<Meaning> {
  readonly columns: string;
  readonly meaning: Meaning;
}

const COLUMNS: readonly LanguageCode[] = ['en', 'es', 'de', 'fr', 'pt'];
const MOST_WORDS = 4;
const SHORTEST_STEM = 4;
const SHORTEST_BEGINNING = 5;
const ENDING = 2;
const LONGEST_ENDING = 4;

/** The lines of a list: their names and their columns. */
export function linesOf(list: string): { name: string; columns: string }[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', columns = ''] = line.split(': ');
      return { name, columns };
    });
}

/** A dictionary of each language. Of two meanings that a word is given, the first counts. */
export function dictionariesOf<Meaning>(entries: readonly Entry<Meaning>[]): Dictionaries<Meaning> {
  const dictionaries = COLUMNS.map(
    (): Dictionary<Meaning> => ({
      phrases: new Map(),
      openings: new Set(),
      stems: new Map(),
      inflected: new Map(),
    }),
  );
  for (const { columns, meaning } of entries)
    for (const [at, column] of columns.split('/').entries())
      for (const phrase of column.split(' ').filter(Boolean))
        if (dictionaries[at]) enter(dictionaries[at], phrase, meaning);
  return new Map(COLUMNS.flatMap((language, at) => (dictionaries[at] ? [[language, dictionaries[at]]] : [])));
}

function enter<Meaning>(
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
  const [opening = '', ...others] = phrase.split('_');
  if (others.length > 0) {
    openings.add(opening);
    return;
  }
  const beginning = phrase.slice(0, Math.max(SHORTEST_BEGINNING, phrase.length - ENDING));
  if (beginning.length >= SHORTEST_BEGINNING && !inflected.has(beginning)) inflected.set(beginning, meaning);
}

/** The longest phrase that begins at a word, a word alone being one too. */
export function phraseAt<Meaning>(
  words: readonly string[],
  at: number,
  { phrases, openings }: Dictionary<Meaning>,
): { meaning: Meaning; size: number } | undefined {
  const word = words[at] ?? '';
  const most = openings.has(word) ? MOST_WORDS : 1;
  for (let size = Math.min(most, words.length - at); size > 0; size -= 1) {
    const meaning = phrases.get(size === 1 ? word : words.slice(at, at + size).join('_'));
    if (meaning !== undefined) return { meaning, size };
  }
  return undefined;
}

/** What a word means by its longest stem that is listed. */
export function byStem<Meaning>(word: string, { stems }: Dictionary<Meaning>): Meaning | undefined {
  return byBeginning(word, stems, SHORTEST_STEM);
}

/** What a word means as another form of one that is listed. */
export function byInflection<Meaning>(word: string, { inflected }: Dictionary<Meaning>): Meaning | undefined {
  return byBeginning(word, inflected, Math.max(SHORTEST_BEGINNING, word.length - LONGEST_ENDING));
}

function byBeginning<Meaning>(
  word: string,
  beginnings: ReadonlyMap<string, Meaning>,
  shortest: number,
): Meaning | undefined {
  for (let size = word.length; size >= shortest; size -= 1) {
    const meaning = beginnings.get(word.slice(0, size));
    if (meaning !== undefined) return meaning;
  }
  return undefined;
}
