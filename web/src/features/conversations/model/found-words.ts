/** A stretch of a text, and whether it is what was looked for. */
export interface Stretch {
  readonly text: string;
  readonly found: boolean;
}

/** Without case and accents, as the search itself compares. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Where each letter of the plain text came from: its place in the text as it is written. */
function plainWithPlaces(text: string): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  let at = 0;
  for (const char of text) {
    const made = plain(char);
    for (let unit = 0; unit < made.length; unit += 1) places.push(at);
    letters += made;
    at += char.length;
  }
  places.push(at);
  return { letters, places };
}

/** Splits a text where any of the words occurs, whatever case and accent, so that they can be marked. */
export function findWords(text: string, words: string): Stretch[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const { letters, places } = plainWithPlaces(text);
  const marked = new Uint8Array(text.length);
  for (const word of wanted) {
    for (let at = letters.indexOf(word); at !== -1; at = letters.indexOf(word, at + word.length))
      marked.fill(1, places[at], places[at + word.length]);
  }
  const stretches: Stretch[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && marked[at] === marked[from]) continue;
    stretches.push({ text: text.slice(from, at), found: marked[from] === 1 });
    from = at;
  }
  return stretches;
}
