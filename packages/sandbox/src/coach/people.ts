/** Somebody whom the message mentions, with their pronouns. */
export interface Person {
  name: string;
  they: string;
  them: string;
  their: string;
  theirs: string;
}

const HE = { they: 'he', them: 'him', their: 'his', theirs: 'his' };
const SHE = { they: 'she', them: 'her', their: 'her', theirs: 'hers' };
const THEY = { they: 'they', them: 'them', their: 'their', theirs: 'theirs' };

/** Used in sentences when the message mentions nobody. */
export const unknownPerson: Person = { name: 'the other person', ...THEY };

const KIN =
  /\b(?:my|our|his|her|the)\s+((?:best |older |younger |little |big |twin |half-|step-?|ex-?|late )*(?:mother-in-law|father-in-law|sister-in-law|brother-in-law|in-laws|husband|wife|boyfriend|girlfriend|partner|spouse|fianc[ée]e?|ex|mother|mom|mum|father|dad|parents|sister|brother|siblings?|sons?|daughters?|children|kids?|child|teenager|baby|friends?|grandmother|grandma|grandfather|grandpa|aunt|uncle|cousin|niece|nephew|crush|roommate|flatmate|colleague|boss))\b/gi;
const MALE = /(?:husband|boyfriend|father|dad|brother|son|grandpa|uncle|nephew|fiancé$|fiance$)/;
const FEMALE = /(?:wife|girlfriend|mother|mom|mum|sister|daughter|grandma|aunt|niece|fianc[ée]e$)/;

/** The people that a text mentions, in order and without duplicates: "my sister" gives "your sister". */
export function findPeople(text: string): Person[] {
  const people = new Map<string, Person>();
  for (const match of text.matchAll(KIN)) {
    const noun = (match[1] ?? '').toLowerCase().replace(/\s+/g, ' ');
    const owner = match[0].split(/\s/)[0]?.toLowerCase();
    // "His mother" stays "his mother", because the text does not tell whose mother she is.
    const name = `${owner === 'his' || owner === 'her' ? owner : 'your'} ${noun}`;
    if (!people.has(name)) people.set(name, { name, ...pronounsFor(noun, text) });
  }
  return [...people.values()];
}

function pronounsFor(noun: string, text: string) {
  if (/(?:in-laws|parents|children|kids|siblings|friends|sons|daughters)$/.test(noun)) return THEY;
  if (FEMALE.test(noun)) return SHE;
  if (MALE.test(noun)) return HE;
  const he = text.match(/\b(?:he|him|his)\b/gi)?.length ?? 0;
  const she = text.match(/\b(?:she|her|hers)\b/gi)?.length ?? 0;
  if (he > 0 && she === 0) return HE;
  if (she > 0 && he === 0) return SHE;
  return THEY;
}
