import { combineHashes, firstSlot, forEachBeginning, hashPhrase, hashText } from './hash.ts';

/** The languages that screening knows, by ISO 639-1 code. */
export const LANGUAGES = [
  'en',
  'es',
  'de',
  'fr',
  'pt',
  'it',
  'nl',
  'pl',
  'ru',
  'tr',
  'sv',
  'no',
  'zh',
  'ja',
  'ar',
] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

/** The first five of `LANGUAGES` have most of the training texts. */
const MAIN_LANGUAGES = 5;
export type LanguageGroup = 'main' | 'other';

/** The group of a language, by its position in `LANGUAGES`. */
export const groupOf = (language: number): LanguageGroup => (language < MAIN_LANGUAGES ? 'main' : 'other');

/** The compiled word lists (tools/screening/lexicon): a hash table whose keys are hashes, so that no word is stored. */
export interface LexiconData {
  /** Keys in ascending order, each at its first free slot (`firstSlot`); 0 is an empty slot, like the last one. */
  readonly keys: Uint32Array;
  /** For each key an index of `meanings`, or for a common word a bit for each language. */
  readonly values: Uint16Array;
  /** Two numbers for each meaning: one or two concepts; 0 where there is no second. */
  readonly meanings: Uint16Array;
}

/** What an entry of the table says; part of its key. */
export const ENTRY = {
  /** A word or phrase; the value is its meaning. */
  phrase: hashText('phrase'),
  /** The first two words of a phrase; the value is the number of words of the longest one. */
  opening: hashText('opening'),
  /** The beginning of words that have the meaning. */
  stem: hashText('stem'),
  /** A listed word without its ending. */
  inflected: hashText('inflected'),
  /** A word of any language, for texts that mix languages. */
  foreign: hashText('foreign'),
  /** One of the most common words of some languages. */
  common: hashText('common'),
} as const;

/** The key of an entry of one language. */
export function entryKey(entry: number, language: number, word: number): number {
  return combineHashes(combineHashes(entry, language), word) || 1;
}

export const MIN_STEM = 4;
export const MIN_BEGINNING = 5;
/** Another form of a listed word is longer than its beginning by at most so many letters. */
const MAX_ENDING = 4;
/** A shorter word may have another meaning in another language. */
export const MIN_FOREIGN_LETTERS = 5;

/** Looks words up in the compiled lists. */
export class Lexicon {
  readonly #data: LexiconData;

  constructor(data: LexiconData) {
    this.#data = data;
  }

  /**
   * The language of each sentence of a text: the position in `LANGUAGES` of the one with the most common words, the first
   * of several. The language of the whole text counts as much as one word, so that it decides where a sentence is short, and
   * a sentence in another language is recognised.
   */
  detectLanguages(sentences: readonly (readonly number[])[]): number[] {
    const ofSentences = sentences.map((words) => this.#countCommonWords(words));
    const ofText = new Float64Array(LANGUAGES.length);
    for (const counts of ofSentences)
      for (let language = 0; language < LANGUAGES.length; language += 1)
        ofText[language] = (ofText[language] ?? 0) + (counts[language] ?? 0);
    const textLanguage = positionOfMost(ofText);
    return ofSentences.map((counts) => {
      counts[textLanguage] = (counts[textLanguage] ?? 0) + 1;
      return positionOfMost(counts);
    });
  }

  /** How many of the words are common in each language; one that is common in several counts less in each. */
  #countCommonWords(words: readonly number[]): Float64Array {
    const counts = new Float64Array(LANGUAGES.length);
    for (const word of words) {
      // A bit for each language; the lowest one is removed in each step.
      const bits = this.#find(entryKey(ENTRY.common, 0, word));
      if (bits < 0) continue;
      const share = 1 / countBits(bits);
      for (let rest = bits; rest > 0; rest &= rest - 1) {
        const language = 31 - Math.clz32(rest & -rest);
        counts[language] = (counts[language] ?? 0) + share;
      }
    }
    return counts;
  }

  /**
   * The concepts of a sentence's words in order: precise meanings such as HIT or NEVER, the same number in every language.
   * Those of the longest phrase that begins at each word; unknown words are skipped.
   */
  findConcepts(words: readonly string[], hashes: readonly number[], language: number): number[] {
    const concepts: number[] = [];
    for (let at = 0; at < words.length; ) {
      const size = this.#longestPhrase(hashes, at, language);
      const meaning =
        size > 0
          ? this.#find(entryKey(ENTRY.phrase, language, hashPhrase(hashes, at, at + size)))
          : this.#findSimilar(words[at] ?? '', hashes[at] ?? 0, language);
      if (meaning >= 0) {
        const { meanings } = this.#data;
        concepts.push(meanings[meaning * 2] ?? 0);
        const second = meanings[meaning * 2 + 1] ?? 0;
        if (second > 0) concepts.push(second);
      }
      at += Math.max(1, size);
    }
    return concepts;
  }

  /** The number of words of the longest listed phrase at a position; 0 without one. */
  #longestPhrase(hashes: readonly number[], at: number, language: number): number {
    const word = hashes[at] ?? 0;
    const next = hashes[at + 1];
    if (next !== undefined) {
      const longest = this.#find(entryKey(ENTRY.opening, language, combineHashes(word, next)));
      for (let size = Math.min(longest, hashes.length - at); size > 1; size -= 1)
        if (this.#find(entryKey(ENTRY.phrase, language, hashPhrase(hashes, at, at + size))) >= 0) return size;
    }
    return this.#find(entryKey(ENTRY.phrase, language, word)) >= 0 ? 1 : 0;
  }

  /** The meaning of a word that is not listed: by its longest listed stem, as another form, or in another language. */
  #findSimilar(word: string, hash: number, language: number): number {
    let byStem = -1;
    let byInflection = -1;
    forEachBeginning(word, MIN_STEM, (beginning, length) => {
      const stem = this.#find(entryKey(ENTRY.stem, language, beginning));
      if (stem >= 0) byStem = stem;
      if (length < Math.max(MIN_BEGINNING, word.length - MAX_ENDING)) return;
      const inflected = this.#find(entryKey(ENTRY.inflected, language, beginning));
      if (inflected >= 0) byInflection = inflected;
    });
    if (byStem >= 0) return byStem;
    if (byInflection >= 0) return byInflection;
    return word.length < MIN_FOREIGN_LETTERS ? -1 : this.#find(entryKey(ENTRY.foreign, 0, hash));
  }

  /** The value of a key; -1 without one. */
  #find(key: number): number {
    const { keys, values } = this.#data;
    for (let slot = firstSlot(key, keys.length); ; slot += 1) {
      const there = keys[slot] ?? 0;
      if (there === key) return values[slot] ?? -1;
      if (there === 0 || there > key) return -1;
    }
  }
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count += 1;
  return count;
}

/** The position of the highest count, the first of equal ones. */
function positionOfMost(counts: Float64Array): number {
  let most = 0;
  for (let at = 1; at < counts.length; at += 1) if ((counts[at] ?? 0) > (counts[most] ?? 0)) most = at;
  return most;
}
