import type { Lexicon } from './language.ts';

/** Words worth mending a typo for, found by every spelling of them that lacks one letter. */
export interface Vocabulary {
  readonly words: ReadonlySet<string>;
  readonly lookalikes: ReadonlySet<string>;
  readonly bySpelling: ReadonlyMap<string, string>;
}

/** Shorter words have too many neighbours that mean something else. */
const SHORTEST = 6;
const LONGEST = 24;

/** The words of a language's sayings. */
export function vocabularyOf(sayings: readonly string[], lexicon: Lexicon, lookalikes: string): Vocabulary {
  const words = new Set(
    [...sayings, ...Object.values(lexicon)].join(' ').match(/(?<![\p{L}*])\p{L}+(?![\p{L}*}])/gu),
  );
  const bySpelling = new Map<string, string>();
  for (const word of words)
    if (word.length >= SHORTEST)
      for (const spelling of [word, ...lackingOne(word)])
        if (!words.has(spelling)) bySpelling.set(spelling, word);
  return { words, lookalikes: new Set(lookalikes.split(/\s+/)), bySpelling };
}

/** A sentence with each unknown word replaced by the known one it is one slip away from, the first letter being right. */
export function mendTypos(sentence: string, vocabulary: Vocabulary): string {
  const words = sentence.trim().split(' ');
  const mended = new Map([...new Set(words)].map((word) => [word, mend(word, vocabulary)]));
  return ` ${words.map((word) => mended.get(word)).join(' ')} `;
}

function mend(word: string, { words, lookalikes, bySpelling }: Vocabulary): string {
  if (word.length > LONGEST || words.has(word) || lookalikes.has(word)) return word;
  const plain = word.replace(/(\p{L})\1+/gu, '$1');
  if (plain !== word && plain.length >= 3 && words.has(plain)) return plain;
  if (word.length < SHORTEST - 1) return word;
  for (const spelling of [word, ...lackingOne(word)]) {
    const known = words.has(spelling) && spelling.length >= SHORTEST ? spelling : undefined;
    const meant = bySpelling.get(spelling) ?? known;
    if (meant && meant[0] === word[0] && isOneSlip(word, meant)) return meant;
  }
  return word;
}

function lackingOne(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** One letter more, less, other, or two neighbours swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same += 1;
  const [a, b] = [typed.slice(same), meant.slice(same)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}
