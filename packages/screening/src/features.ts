import { combineHashes, hashPhrase, hashText } from './hash.ts';
import type { Sentence } from './read-sentences.ts';

/** The value of one feature of each sort, chosen by experiment (docs/decisions/0069). */
const VALUES = {
  word: 1,
  wordPair: 0.9,
  letters: 0.4,
  concept: 1,
  conceptPair: 1,
  conceptTriple: 0.7,
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
};

/** The number of a feature is a hash of this many bits; a few features share a number, and so a weight. */
export const FEATURE_BITS = 21;
const ROUND_BITS = 32 - FEATURE_BITS;
/** Twice as many slots as a window can have features: 200 words of 40 letters (windows.ts, read-sentences.ts). */
const SLOT_BITS = 16;
/** Concepts up to this distance are a pair. */
const MAX_DISTANCE = 2;
const [MIN_LETTERS, MAX_LETTERS] = [3, 5];
/** Scripts of which a single character is a word have no letter sequences. */
const FIRST_IDEOGRAPH = 0x3000;

/** A set of features under construction: numbers, and their values. Reused, because a text has many windows. */
export class FeatureSet {
  numbers = new Uint32Array(1024);
  values = new Float32Array(1024);
  size = 0;
  /** The sum of the squared values. */
  square = 0;
  /** A hash table of the numbers, each with the round in which it was added. Small, so that it stays in the cache. */
  readonly #slots = new Uint32Array(2 ** SLOT_BITS);
  #round = 0;

  clear(): void {
    this.size = 0;
    this.square = 0;
    this.#round += 1;
    if (this.#round < 2 ** ROUND_BITS) return;
    this.#slots.fill(0);
    this.#round = 1;
  }

  add(sort: Sort, hash: number): void {
    const number = combineHashes(SEEDS[sort], hash) >>> (32 - FEATURE_BITS);
    if (this.#isAdded(number)) return;
    if (this.size === this.numbers.length) this.#grow();
    const value = VALUES[sort];
    this.numbers[this.size] = number;
    this.values[this.size] = value;
    this.size += 1;
    this.square += value * value;
  }

  /** Whether the number was added in this round before; adds it. */
  #isAdded(number: number): boolean {
    const entry = ((this.#round << FEATURE_BITS) | number) >>> 0;
    for (let at = number; ; at += 1) {
      const slot = at & (2 ** SLOT_BITS - 1);
      const present = this.#slots[slot] ?? 0;
      if (present === entry) return true;
      if (present >>> FEATURE_BITS === this.#round) continue;
      this.#slots[slot] = entry;
      return false;
    }
  }

  #grow(): void {
    const [numbers, values] = [this.numbers, this.values];
    this.numbers = new Uint32Array(numbers.length * 2);
    this.values = new Float32Array(values.length * 2);
    this.numbers.set(numbers);
    this.values.set(values);
  }
}

/** Collects the features of successive sentences. */
export function collectFeatures(sentences: readonly Sentence[], into: FeatureSet): void {
  into.clear();
  for (const { words, hashes } of sentences) addWords(words, hashes, into);
  addConcepts(
    sentences.flatMap(({ concepts }) => concepts),
    into,
  );
}

function addWords(words: readonly string[], hashes: readonly number[], into: FeatureSet): void {
  for (let at = 0; at < hashes.length; at += 1) {
    const word = words[at] ?? '';
    const hash = hashes[at] ?? 0;
    into.add('word', hash);
    const next = hashes[at + 1];
    if (next !== undefined) into.add('wordPair', combineHashes(hash, next));
    if (word.charCodeAt(0) < FIRST_IDEOGRAPH) addLetters(word, into);
    else addCharacters(hashes, at, into);
  }
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
  const [one = 0, two = 0, three, four] = hashes.slice(at, at + 4);
  if (three === undefined) return;
  const ofThree = combineHashes(combineHashes(one, two), three);
  into.add('wordPair', ofThree);
  if (four !== undefined) into.add('wordPair', combineHashes(ofThree, four));
}

function addConcepts(concepts: readonly number[], into: FeatureSet): void {
  for (let at = 0; at < concepts.length; at += 1) {
    const one = concepts[at] ?? 0;
    into.add('concept', one);
    const last = Math.min(concepts.length - 1, at + MAX_DISTANCE);
    for (let other = at + 1; other <= last; other += 1)
      into.add('conceptPair', combineHashes(one, concepts[other] ?? 0));
    if (at + 2 < concepts.length) into.add('conceptTriple', hashPhrase(concepts, at, at + 3));
  }
}
