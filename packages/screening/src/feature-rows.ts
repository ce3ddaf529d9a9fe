/** The most of the slots that may be in use, so that searches stay short. */
const MAX_LOAD = 0.75;
const EMPTY = 0;

/**
 * The keys of features in a hash table: the weights of a feature are in the row of its slot. A feature that was not trained
 * has no row, so it never shares the weights of another one.
 * @param keys are different from each other and from 0.
 */
export function createRows(keys: readonly number[] | Uint32Array): Uint32Array {
  const rows = new Uint32Array(Math.ceil(keys.length / MAX_LOAD) + 1);
  for (const key of keys) rows[findSlot(rows, key)] = key;
  return rows;
}

/** The row of a feature; -1 if it was not trained. */
export function findRow(rows: Uint32Array, key: number): number {
  const slot = findSlot(rows, key);
  return rows[slot] === key ? slot : -1;
}

/** The slot of a key, or the one where it would be added. */
function findSlot(rows: Uint32Array, key: number): number {
  // Keys are hashes: they are spread evenly over the numbers of 32 bits, and so over any number of slots.
  let slot = Math.floor((key / 2 ** 32) * rows.length);
  while (rows[slot] !== key && rows[slot] !== EMPTY) slot = slot + 1 === rows.length ? 0 : slot + 1;
  return slot;
}
