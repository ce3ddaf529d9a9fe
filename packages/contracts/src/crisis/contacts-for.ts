import type { CrisisContact, SafetyKind } from '../safety.ts';
import { crisisEntries, internationalEntries } from './crisis-entries.ts';
import type { CrisisEntry } from './crisis-entry.ts';

/** The countries that have contacts of their own, as ISO 3166-1 codes in alphabetical order. */
export const crisisCountries: readonly string[] = [
  ...new Set(crisisEntries.map(({ country }) => country)),
].sort();

/**
 * Whom to show to somebody in danger, the most urgent first: the emergency number, then the lines that are there for this
 * kind above all, then those that help with it too (safety.md). In: the person's country, in any case of letters, `null`
 * when it is not known; and what they may be in danger of. Out: never empty. For a country without contacts of its own, as
 * for none, what serves every country: no country is ever assumed.
 */
export function contactsFor(country: string | null, kind: SafetyKind): CrisisContact[] {
  const wanted = country?.toUpperCase();
  const own = crisisEntries.filter((entry) => entry.country === wanted);
  return (own.length > 0 ? own : internationalEntries)
    .filter(({ kinds }) => kinds.includes(kind))
    .sort((one, other) => rank(one, kind) - rank(other, kind))
    .map(wire);
}

function rank({ emergency, kinds }: CrisisEntry, kind: SafetyKind): number {
  if (emergency === true) return 0;
  return kinds[0] === kind ? 1 : 2;
}

function wire({ name, phone, text, say, web, hours, emergency, country }: CrisisEntry): CrisisContact {
  return {
    name,
    ...(phone === undefined ? {} : { phone }),
    ...(text === undefined ? {} : { text }),
    ...(say === undefined ? {} : { say }),
    ...(web === undefined ? {} : { web }),
    ...(emergency === true ? {} : { hours }),
    country,
  };
}
