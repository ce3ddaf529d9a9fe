import { createHash } from 'node:crypto';
import { type Person, somebody } from './people.ts';

/** Chooses and fills sentences; the same seed chooses the same ones. */
export interface Phrasing {
  pick(key: string, choices: readonly string[], values?: Record<string, string>): string;
  /** Picks from the first pool that still has something unsaid. */
  prefer(key: string, pools: readonly (readonly string[])[]): string;
  chance(key: string, outOf: number): boolean;
  /** A number from 0 up to, not including, `below`. */
  number(key: string, below: number): number;
}

/**
 * Makes the coach's way of speaking for one reply.
 * A sentence that stands in `spoken` (what the coach said before) or was already picked is chosen only when nothing
 * else is left.
 */
export function phrasing(seed: string, spoken: string, person: Person = somebody): Phrasing {
  let used = spoken;
  const unsaid = (choice: string) => !used.includes(longestFixedPart(choice));
  const number = (key: string, below: number): number =>
    createHash('sha256').update(`${seed}\n${key}`).digest().readUInt32BE(0) % below;
  const pick: Phrasing['pick'] = (key, choices, values = {}) => {
    const fresh = choices.filter(unsaid);
    const from = fresh.length > 0 ? fresh : choices;
    const chosen = from[number(key, from.length)] ?? '';
    used += `\n${longestFixedPart(chosen)}`;
    return fill(chosen, person, values);
  };
  return {
    number,
    pick,
    prefer: (key, pools) => pick(key, pools.find((pool) => pool.some(unsaid)) ?? pools.flat()),
    chance: (key, outOf) => number(key, outOf) === 0,
  };
}

function longestFixedPart(sentence: string): string {
  return sentence
    .split(/\{\w+\}/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

function fill(sentence: string, person: Person, values: Record<string, string>): string {
  const all: Record<string, string> = { person: person.name, ...person, ...values };
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = all[name] ?? all[name.toLowerCase()] ?? '';
    return name[0] === name[0]?.toUpperCase() ? value.charAt(0).toUpperCase() + value.slice(1) : value;
  });
}

/** "a", "a and b", "a, b and c". */
export function inWords(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
