/** FNV-1a of a text or a part of it, finished so that all bits depend on all letters. */
export function hashOf(text: string, from = 0, to = text.length): number {
  let hash = 0x811c9dc5;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return finished(hash);
}

/** One number of two, in their order. */
export function mix(one: number, other: number): number {
  return finished(Math.imul(one, 0x9e3779b1) ^ other);
}

function finished(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}
