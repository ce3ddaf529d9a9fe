import { combineHashes, hashPhrase, hashText } from './hash.ts';
import type { Sentence } from './read-sentences.ts';

/** The value of one feature of each sort, chosen by experiment (docs/decisions/0069, 0104). */
const VALUES = {
  word: 1,
  wordPair: 0.9,
  letters: 0.4,
  concept: 1,
  conceptPair: 1,
  conceptTriple: 0.7,
  shortSentence: 1,
};
type Sort = keyof typeof VALUES;
/** The model depends on these hashes, so changing one requires training. */
const SEEDS: Readonly<Record<Sort, number>> = {
  word: hashText('word'),
  wordPair: hashText('pair'),
  letters: hashText('letters'),
  concept: hashText('concept'),
  conceptPair: hashText('conceptPair'),
  conceptTriple: hashText('conceptTriple'),
  shortSentence: hashText('shortSentence'),
};

/** Twice as many slots as a window can have features: 200 words of 40 letters (windows.ts, read-sentences.ts). */
const SLOT_BITS = 16;
const ROUNDS = 2 ** 16;
/** Concepts up to this distance are a pair. */
const MAX_DISTANCE = 2;
/** A sentence of no more words is a feature itself: “I want to die” has common words only, which say little in longer ones. */
const MAX_WORDS_OF_SHORT_SENTENCE = 6;
const [MIN_LETTERS, MAX_LETTERS] = [3, 5];
/** Scripts of which a single character is a word have no letter sequences. */
const FIRST_IDEOGRAPH = 0x3000;

/** A set of features under construction: their keys and values. Reused, because a text has many windows. */
export class FeatureSet {
  keys = new Uint32Array(1024);
  values = new Float32Array(1024);
  size = 0;
  /** The sum of the squared values. */
  square = 0;
  /** A hash table of the keys, each with the round in which it was added. Small, so that it stays in the cache. */
  readonly #slots = new Uint32Array(2 ** SLOT_BITS);
  readonly #rounds = new Uint16Array(2 ** SLOT_BITS);
  #round = 0;

  clear(): void {
    this.size = 0;
    this.square = 0;
    this.#round += 1;
    if (this.#round < ROUNDS) return;
    this.#rounds.fill(0);
    this.#round = 1;
  }

  add(sort: Sort, hash: number): void {
    // 0 stands for no feature in tables of keys.
    const key = combineHashes(SEEDS[sort], hash) || 1;
    if (!this.addKey(key)) return;
    if (this.size === this.keys.length) this.#grow();
    const value = VALUES[sort];
    this.keys[this.size] = key;
    this.values[this.size] = value;
    this.size += 1;
    this.square += value * value;
  }

  /** Adds a key without its value. @returns false if it is there already. */
  addKey(key: number): boolean {
    for (let at = key; ; at += 1) {
      const slot = at & (2 ** SLOT_BITS - 1);
      if (this.#rounds[slot] !== this.#round) {
        this.#rounds[slot] = this.#round;
        this.#slots[slot] = key;
        return true;
      }
      if (this.#slots[slot] === key) return false;
    }
  }

  #grow(): void {
    const [keys, values] = [this.keys, this.values];
    this.keys = new Uint32Array(keys.length * 2);
    this.values = new Float32Array(values.length * 2);
    this.keys.set(keys);
    this.values.set(values);
  }
}

/** Collects the features of successive sentences. */
export function collectFeatures(sentences: readonly Sentence[], into: FeatureSet): void {
  into.clear();
  for (const sentence of sentences) addWords(sentence, into);
  addConcepts(sentences, into);
}

/** Adds the features of a sentence's words. */
export function addWords({ words, hashes }: Sentence, into: FeatureSet): void {
  for (let at = 0; at < hashes.length; at += 1) {
    const word = words[at] ?? '';
    const hash = hashes[at] ?? 0;
    into.add('word', hash);
    const next = hashes[at + 1];
    if (next !== undefined) into.add('wordPair', combineHashes(hash, next));
    if (word.charCodeAt(0) < FIRST_IDEOGRAPH) addLetters(word, into);
    else addCharacters(hashes, at, into);
  }
  if (hashes.length <= MAX_WORDS_OF_SHORT_SENTENCE)
    into.add('shortSentence', hashPhrase(hashes, 0, hashes.length));
}

/** Sequences of letters, including the edges of the word. Typos and endings leave most of them unchanged. */
function addLetters(word: string, into: FeatureSet): void {
  const withEdges = `<${word}>`;
  for (let at = 0; at + MIN_LETTERS <= withEdges.length; at += 1)
    for (let size = MIN_LETTERS; size <= MAX_LETTERS && at + size <= withEdges.length; size += 1)
      into.add('letters', hashText(withEdges, at, at + size));
}

/** Three and four characters of a script without spaces, in which a word has one to four. */
function addCharacters(hashes: readonly number[], at: number, into: FeatureSet): void {
  if (at + 3 > hashes.length) return;
  into.add('wordPair', hashPhrase(hashes, at, at + 3));
  if (at + 4 <= hashes.length) into.add('wordPair', hashPhrase(hashes, at, at + 4));
}

/** Adds the features of successive sentences' concepts, which are pairs and triples across the ends of sentences too. */
export function addConcepts(sentences: readonly Sentence[], into: FeatureSet): void {
  const concepts = sentences.flatMap((sentence) => sentence.concepts);
  for (let at = 0; at < concepts.length; at += 1) {
    const one = concepts[at] ?? 0;
    into.add('concept', one);
    const last = Math.min(concepts.length - 1, at + MAX_DISTANCE);
    for (let other = at + 1; other <= last; other += 1)
      into.add('conceptPair', combineHashes(one, concepts[other] ?? 0));
    if (at + 2 < concepts.length) into.add('conceptTriple', hashPhrase(concepts, at, at + 3));
  }
}
