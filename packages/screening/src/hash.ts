const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a of a text or a part of it, with a final mix so that all bits depend on all letters. */
export function hashText(text: string, from = 0, to = text.length): number {
  let hash = OFFSET;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return mixBits(hash);
}

/** One hash of two, depending on their order. */
export function combineHashes(one: number, other: number): number {
  return mixBits(Math.imul(one, 0x9e3779b1) ^ other);
}

/** The hash of successive words by theirs. */
export function hashPhrase(words: readonly number[], from: number, to: number): number {
  let hash = words[from] ?? 0;
  for (let at = from + 1; at < to; at += 1) hash = combineHashes(hash, words[at] ?? 0);
  return hash;
}

/** Calls back with the hash of each beginning of a text that has at least `minLength` letters, the shortest first. */
export function forEachBeginning(
  text: string,
  minLength: number,
  found: (hash: number, length: number) => void,
): void {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
    if (at + 1 >= minLength) found(mixBits(hash), at + 1);
  }
}

/** Slots at the end of a table where no search begins, for keys that find theirs in use. */
export const SPARE_SLOTS = 256;

/**
 * Where to search for a key in a hash table whose keys are in ascending order: there or in the slots that follow, up to a
 * higher key or an empty slot. Keys are hashes: they are spread evenly over the numbers of 32 bits, and so over any slots.
 */
export function firstSlot(key: number, slots: number): number {
  return Math.floor((key / 2 ** 32) * (slots - SPARE_SLOTS));
}

/** The slots of keys in ascending order. @throws if so many keys are almost the same that the spare slots are used up. */
export function placeKeys(keys: readonly number[], slots: number): number[] {
  let next = 0;
  return keys.map((key) => {
    const slot = Math.max(next, firstSlot(key, slots));
    next = slot + 1;
    // The last slot stays empty, so that each search ends.
    if (next >= slots) throw new Error('too many keys are almost the same');
    return slot;
  });
}

function mixBits(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}
