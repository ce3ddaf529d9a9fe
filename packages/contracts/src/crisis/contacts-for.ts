import type { CrisisContact, SafetyKind } from '../safety.ts';
import { crisisEntries, internationalEntries } from './crisis-entries.ts';
import type { CrisisEntry } from './crisis-entry.ts';

/** Countries with their own contacts: ISO 3166-1 codes in alphabetical order. */
export const crisisCountries: readonly string[] = [
  ...new Set(crisisEntries.map(({ country }) => country)),
].sort();

/**
 * The contacts to show to a person in danger, most urgent first: the emergency number, then lines primarily for this
 * kind of danger, then other lines that help with it (docs/safety.md).
 * @param country of the person, in any letter case; `null` when unknown. A country without contacts gets the
 * international ones: no country is ever assumed.
 * @returns at least one contact.
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
