import {
  combineHashes,
  ENTRY,
  entryKey,
  hashPhrase,
  hashText,
  LANGUAGES,
  type LexiconData,
  MIN_BEGINNING,
  MIN_FOREIGN_LETTERS,
  MIN_STEM,
  placeKeys,
  SPARE_SLOTS,
} from '@app/screening/training';
import { type ListEntry, readLists } from './read-lists.ts';

/** The entry with the words that show which language a text is in. */
const COMMON = 'COMMON';
/** Longer phrases are not looked for. */
const MAX_PHRASE_WORDS = 6;
/** A fuller table is slower to search. */
const SLOTS_PER_ENTRY = 1.4;
/** A word that differs from a listed one only in so many last letters mostly has the same meaning. */
const LISTED_ENDING = 2;

/**
 * Compiles the word lists of all languages into the hash table that screening reads. Of two entries with the same word the
 * first counts.
 */
export function compileLexicon(): LexiconData {
  const builder = new TableBuilder();
  for (const [language, code] of LANGUAGES.entries()) {
    const concepts = readLists(code);
    const common = concepts.filter(({ name }) => name === COMMON).flatMap(({ words }) => words);
    for (const { words } of common) builder.addBit(ENTRY.common, hashText(words[0] ?? ''), language);
    const entries = concepts.filter(({ name }) => name !== COMMON);
    addEntries(builder, language, entries);
  }
  return builder.build();
}

/** “I HIT” is I and HIT: in some languages one word means both. */
function splitName(name: string): string[] {
  return name.startsWith('I ') ? ['I', name.slice(2)] : [name];
}

function addEntries(builder: TableBuilder, language: number, entries: readonly ListEntry[]): void {
  for (const { name, words: listed } of entries) {
    const meaning = builder.meaningOf(splitName(name));
    for (const { words, isStem } of listed) {
      const hashes = words.map((word) => hashText(word));
      const [first = '', second] = words;
      if (isStem && first.length >= MIN_STEM) builder.add(ENTRY.stem, language, hashText(first), meaning);
      if (isStem || words.length > MAX_PHRASE_WORDS) continue;
      builder.add(ENTRY.phrase, language, hashPhrase(hashes, 0, hashes.length), meaning);
      if (second !== undefined) {
        builder.addSize(language, combineHashes(hashes[0] ?? 0, hashes[1] ?? 0), words.length);
        continue;
      }
      const beginning = first.slice(0, Math.max(MIN_BEGINNING, first.length - LISTED_ENDING));
      if (beginning.length >= MIN_BEGINNING)
        builder.add(ENTRY.inflected, language, hashText(beginning), meaning);
      if (first.length >= MIN_FOREIGN_LETTERS) builder.add(ENTRY.foreign, 0, hashText(first), meaning);
    }
  }
}

class TableBuilder {
  readonly #entries = new Map<number, number>();
  readonly #ids = new Map<string, number>();
  readonly #meanings: number[] = [];
  readonly #numberOf = new Map<string, number>();

  /** The first meaning of a word counts. */
  add(entry: number, language: number, word: number, value: number): void {
    const key = entryKey(entry, language, word);
    if (!this.#entries.has(key)) this.#entries.set(key, value);
  }

  addSize(language: number, opening: number, size: number): void {
    const key = entryKey(ENTRY.opening, language, opening);
    this.#entries.set(key, Math.max(size, this.#entries.get(key) ?? 0));
  }

  addBit(entry: number, word: number, bit: number): void {
    const key = entryKey(entry, 0, word);
    this.#entries.set(key, (this.#entries.get(key) ?? 0) | (1 << bit));
  }

  /** The number of the meaning with one or two concepts. */
  meaningOf(names: readonly string[]): number {
    const [first = 0, second = 0] = names.map((name) => this.#id(name));
    const key = `${first} ${second}`;
    const known = this.#numberOf.get(key);
    if (known !== undefined) return known;
    const number = this.#meanings.length / 2;
    this.#numberOf.set(key, number);
    this.#meanings.push(first, second);
    return number;
  }

  #id(name: string): number {
    const id = this.#ids.get(name) ?? this.#ids.size + 1;
    this.#ids.set(name, id);
    return id;
  }

  build(): LexiconData {
    const slots = Math.ceil(this.#entries.size * SLOTS_PER_ENTRY) + SPARE_SLOTS;
    const keys = new Uint32Array(slots);
    const values = new Uint16Array(slots);
    const sorted = [...this.#entries].sort(([one], [other]) => one - other);
    const places = placeKeys(
      sorted.map(([key]) => key),
      slots,
    );
    for (const [at, [key, value]] of sorted.entries()) {
      const slot = places[at] ?? 0;
      keys[slot] = key;
      values[slot] = value;
    }
    return { keys, values, meanings: Uint16Array.from(this.#meanings) };
  }
}
