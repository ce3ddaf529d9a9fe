const KIN =
  /\b(?:my|our|his|her|the)\s+((?:best |older |younger |oldest |youngest |little |big |twin |teenage |half-|step-?|ex-?|late |new )*(?:(?:mother|father|sister|brother|daughter|son)-in-law|in-laws|husband|wife|boyfriend|girlfriend|partner|spouse|fianc[ée]e?|ex|mother|mom|mum|father|dad|parents|sisters?|brothers?|siblings?|sons?|daughters?|children|kids?|child|teenager|baby|friends?|grandmother|grandma|grandfather|grandpa|grandparents|aunt|uncle|cousin|niece|nephew|family|crush|roommate|flatmate))\b/gi;

/** The people that a text mentions, in order and without duplicates: "my sister" gives "your sister". */
export function findPeople(text: string): string[] {
  const people = [...text.matchAll(KIN)].map(([whole, noun = '']) => {
    const owner = whole.split(/\s/)[0]?.toLowerCase();
    // "His mother" stays "his mother", because the text does not tell whose mother she is.
    return `${owner === 'his' || owner === 'her' ? owner : 'your'} ${noun.toLowerCase().replace(/\s+/g, ' ')}`;
  });
  return [...new Set(people)];
}
