import { createHash } from 'node:crypto';
import { type Person, unknownPerson } from './people.ts';

/** Chooses sentences and fills their placeholders. The same seed chooses the same sentences. */
export interface Phrasing {
  pick(key: string, choices: readonly string[], values?: Record<string, string>): string;
  /** Picks from the first pool that has an unused sentence. */
  prefer(key: string, pools: readonly (readonly string[])[]): string;
  chance(key: string, outOf: number): boolean;
  /** A number from 0 to `below` - 1. */
  number(key: string, below: number): number;
}

/**
 * Creates the phrasing of one reply. A sentence that occurs in `usedText` (the earlier replies) or was already picked is chosen
 * again only when no other is left.
 */
export function createPhrasing(seed: string, usedText: string, person: Person = unknownPerson): Phrasing {
  let used = usedText;
  const isUnused = (choice: string) => !used.includes(longestFixedPart(choice));
  const number = (key: string, below: number): number =>
    createHash('sha256').update(`${seed}\n${key}`).digest().readUInt32BE(0) % below;
  const pick: Phrasing['pick'] = (key, choices, values = {}) => {
    const fresh = choices.filter(isUnused);
    const from = fresh.length > 0 ? fresh : choices;
    const chosen = from[number(key, from.length)] ?? '';
    used += `\n${longestFixedPart(chosen)}`;
    return fill(chosen, person, values);
  };
  return {
    number,
    pick,
    prefer: (key, pools) => pick(key, pools.find((pool) => pool.some(isUnused)) ?? pools.flat()),
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
export function joinWithAnd(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
