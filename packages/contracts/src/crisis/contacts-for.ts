import {
  type CrisisContact,
  type Finding,
  leavesOpenWhoHurts,
  type SafetyKind,
  safetyKinds,
} from '../safety.ts';
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

/**
 * The contacts to show for a finding: those for its kind. If it leaves open who hurts whom, those for victims and for people
 * who hurt others alternately, each once, so that the first ones help both.
 */
export function contactsForFinding(
  country: string | null,
  finding: Pick<Finding, 'kind' | 'inDanger'>,
): CrisisContact[] {
  if (!leavesOpenWhoHurts(finding)) return contactsFor(country, finding.kind);
  const forOthers = contactsFor(country, 'harm_to_others');
  const alternating = contactsFor(country, 'victim_of_abuse').flatMap((forVictim, at) => [
    forVictim,
    ...forOthers.slice(at, at + 1),
  ]);
  return eachOnce([...alternating, ...forOthers]);
}

/** The contacts of a country for every kind of danger, each once, the emergency number first. */
export function allContactsFor(country: string | null): CrisisContact[] {
  return eachOnce(safetyKinds.flatMap((kind) => contactsFor(country, kind)));
}

function eachOnce(contacts: readonly CrisisContact[]): CrisisContact[] {
  return [...new Map(contacts.map((contact) => [contact.name, contact])).values()];
}

let countryByZone: ReadonlyMap<string, string> | undefined;

/**
 * The country with contacts in which a time zone lies. Also for older names of a zone, like `Asia/Calcutta`.
 * @returns null when it lies in another country; undefined when the zone says nothing about the place (unknown names,
 * UTC), or this browser can't tell the zones of countries.
 */
export function countryOfTimeZone(zone: string): string | null | undefined {
  countryByZone ??= zonesOfCountries();
  const known = countryByZone.get(zone);
  if (known !== undefined) return known;
  const name = canonicalZone(zone);
  if (name === undefined || /^(?:UTC|GMT|Etc\/.*|[+-].*)$/.test(name)) return undefined;
  return countryByZone.size === 0 ? undefined : (countryByZone.get(name) ?? null);
}

function zonesOfCountries(): ReadonlyMap<string, string> {
  return new Map(
    crisisCountries.flatMap((country) =>
      zonesOf(country).map((zone): [string, string] => [canonicalZone(zone) ?? zone, country]),
    ),
  );
}

/** A zone has several names. The one that this machine uses is the same for all of them. */
function canonicalZone(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Not every browser has this method. */
function zonesOf(country: string): readonly string[] {
  const locale: { getTimeZones?: () => string[] | undefined } = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? [];
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
