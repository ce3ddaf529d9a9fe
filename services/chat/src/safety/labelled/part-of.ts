import { createHash } from 'node:crypto';

export type Part = 'tuning' | 'held-out';

/**
 * Which part of the labelled set a sentence belongs to: what the rules may be tuned on, or what only measures them.
 * In: an id such as `en-self-harm-explicit-017`. Each two neighbours of a stratum (language, kind, directness) are a
 * pair, and a hash of the pair says which of them is held out: both parts hold half of every stratum, and a sentence
 * added later never moves an earlier one across. Throws on an id that doesn't end in a number.
 */
export function partOf(id: string): Part {
  const [, stratum, digits] = /^(.+)-(\d{3})$/.exec(id) ?? [];
  if (stratum === undefined || digits === undefined) throw new Error(`${id} is no id of a labelled sentence`);
  const place = Number(digits) - 1;
  const pair = `${stratum}:${Math.floor(place / 2)}`;
  const firstIsHeldOut = (createHash('sha256').update(pair).digest()[0] ?? 0) % 2 === 0;
  return (place % 2 === 0) === firstIsHeldOut ? 'held-out' : 'tuning';
}
