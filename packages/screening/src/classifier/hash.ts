/** FNV-1a of a text or a part of it, with a final mix so that all bits depend on all letters. */
export function hashText(text: string, from = 0, to = text.length): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return mixBits(hash);
}

/** One hash of two, depending on their order. */
export function combineHashes(one: number, other: number): number {
  return mixBits(Math.imul(one, 0x9e3779b1) ^ other);
}

function mixBits(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}
