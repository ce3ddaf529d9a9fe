import { firstSlot, placeKeys, SPARE_SLOTS } from './hash.ts';

/** The most of the slots that may be in use, so that searches stay short. */
const MAX_LOAD = 0.75;
/** The part of a key that its slot stores. The rest of it follows from the place of the slot. */
const STORED_BITS = 24;
const STORED_MASK = 2 ** STORED_BITS - 1;
const EMPTY = 0;
/** A slot has 16 bytes: three for the key, then the weights for scores, then those for details. */
const SLOT_WORDS = 4;
const SLOT_BYTES = 16;
const FIRST_SCORE = 3;
const FIRST_DETAIL = 8;

export interface TrainedFeature {
  /** A number of 32 bits. */
  readonly key: number;
  /** Whole numbers from -128 to 127: five, by the order of `SCORES`. */
  readonly scores: readonly number[];
  /** Eight, by the order of `DETAILS`. */
  readonly details: readonly number[];
}

/**
 * The trained features and their weights: a hash table in the order of the keys, so that a search for a feature that was not
 * trained ends early. Reading memory takes most of the time of screening, so a feature and its weights are in one place.
 * Little-endian, like the processors we support.
 */
export class FeatureTable {
  /** The slots, four numbers for each. */
  readonly words: Uint32Array;
  readonly slots: number;
  readonly #bytes: Int8Array;

  constructor(words: Uint32Array) {
    this.words = words;
    this.slots = words.length / SLOT_WORDS;
    this.#bytes = new Int8Array(words.buffer, words.byteOffset, words.byteLength);
  }

  /** @throws for two features with the same key, or too many with almost the same one. */
  static create(features: readonly TrainedFeature[]): FeatureTable {
    const sorted = features.toSorted((one, other) => one.key - other.key);
    const slots = Math.ceil(sorted.length / MAX_LOAD) + SPARE_SLOTS;
    const places = placeKeys(
      sorted.map(({ key }) => key),
      slots,
    );
    const table = new FeatureTable(new Uint32Array(slots * SLOT_WORDS));
    for (const [at, { key, scores, details }] of sorted.entries()) {
      if (table.#find(key) >= 0) throw new Error('two features have the same key');
      const slot = places[at] ?? 0;
      table.words[slot * SLOT_WORDS] = storedPart(key);
      table.#bytes.set(scores, slot * SLOT_BYTES + FIRST_SCORE);
      table.#bytes.set(details, slot * SLOT_BYTES + FIRST_DETAIL);
    }
    return table;
  }

  /** Adds the weights of a feature, times a value, to the sums for each score; nothing if it was not trained. */
  addScores(sums: Float64Array, key: number, value: number): void {
    const slot = this.#find(key);
    if (slot < 0) return;
    const bytes = this.#bytes;
    const from = slot * SLOT_BYTES + FIRST_SCORE;
    // Written out, because a loop takes a third more time.
    sums[0] = (sums[0] ?? 0) + (bytes[from] ?? 0) * value;
    sums[1] = (sums[1] ?? 0) + (bytes[from + 1] ?? 0) * value;
    sums[2] = (sums[2] ?? 0) + (bytes[from + 2] ?? 0) * value;
    sums[3] = (sums[3] ?? 0) + (bytes[from + 3] ?? 0) * value;
    sums[4] = (sums[4] ?? 0) + (bytes[from + 4] ?? 0) * value;
  }

  /** As `addScores`, for each detail. */
  addDetails(sums: Float64Array, key: number, value: number): void {
    const slot = this.#find(key);
    if (slot < 0) return;
    const bytes = this.#bytes;
    const from = slot * SLOT_BYTES + FIRST_DETAIL;
    for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (bytes[from + at] ?? 0) * value;
  }

  /**
   * The slot of a feature; -1 if it was not trained. Two keys with the same stored part begin their searches at least 1/256 of
   * the table apart, which is much farther than a search goes: so no feature gets the weights of another.
   */
  #find(key: number): number {
    const words = this.words;
    const stored = storedPart(key);
    for (let slot = firstSlot(key, this.slots); ; slot += 1) {
      const word = words[slot * SLOT_WORDS] ?? EMPTY;
      if (word === EMPTY) return -1;
      // The sign of the difference of two numbers of 24 bits, of which one may have begun again at 0.
      const ahead = ((word & STORED_MASK) - stored) << (32 - STORED_BITS);
      if (ahead >= 0) return ahead === 0 ? slot : -1;
    }
  }
}

/** Never `EMPTY`. */
const storedPart = (key: number): number => key & STORED_MASK || 1;
