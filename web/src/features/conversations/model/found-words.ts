/** A part of a text, and whether it matches the search. */
export interface TextPart {
  readonly text: string;
  readonly found: boolean;
}

/** Removes case and accents, as the server's search does. */
function toPlain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Returns the plain text and, for each of its letters, the index in the original text. */
function toPlainWithIndexes(text: string): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  let at = 0;
  for (const char of text) {
    const made = toPlain(char);
    for (let unit = 0; unit < made.length; unit += 1) places.push(at);
    letters += made;
    at += char.length;
  }
  places.push(at);
  return { letters, places };
}

/** Splits a text at the occurrences of the words, ignoring case and accents, so that they can be highlighted. */
export function findWords(text: string, words: string): TextPart[] {
  const wanted = toPlain(words).split(/\s+/).filter(Boolean);
  const { letters, places } = toPlainWithIndexes(text);
  const marked = new Uint8Array(text.length);
  for (const word of wanted) {
    for (let at = letters.indexOf(word); at !== -1; at = letters.indexOf(word, at + word.length))
      marked.fill(1, places[at], places[at + word.length]);
  }
  const stretches: TextPart[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && marked[at] === marked[from]) continue;
    stretches.push({ text: text.slice(from, at), found: marked[from] === 1 });
    from = at;
  }
  return stretches;
}
