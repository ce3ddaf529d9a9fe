import type { Lexicon } from '../phrases/language.ts';

/** Words for which a typo is corrected, found by every spelling of them that lacks one letter. */
export interface Vocabulary {
  readonly words: ReadonlySet<string>;
  readonly lookalikes: ReadonlySet<string>;
  readonly bySpelling: ReadonlyMap<string, string>;
}

/** Shorter words resemble too many words of other meanings. */
const MIN_LETTERS = 6;
const MAX_LETTERS = 24;

/** The words of a language's phrases. */
export function buildVocabulary(
  phrases: readonly string[],
  lexicon: Lexicon,
  lookalikes: string,
): Vocabulary {
  const words = new Set(
    [...phrases, ...Object.values(lexicon)].join(' ').match(/(?<![\p{L}*])\p{L}+(?![\p{L}*}])/gu),
  );
  const bySpelling = new Map<string, string>();
  for (const word of words)
    if (word.length >= MIN_LETTERS)
      for (const spelling of [word, ...withoutOneLetter(word)])
        if (!words.has(spelling)) bySpelling.set(spelling, word);
  return { words, lookalikes: new Set(lookalikes.split(/\s+/)), bySpelling };
}

/** Replaces each unknown word by a known word that differs by one edit and has the same first letter. */
export function correctTypos(sentence: string, vocabulary: Vocabulary): string {
  const words = sentence.trim().split(' ');
  const corrected = new Map([...new Set(words)].map((word) => [word, correct(word, vocabulary)]));
  return ` ${words.map((word) => corrected.get(word)).join(' ')} `;
}

function correct(word: string, { words, lookalikes, bySpelling }: Vocabulary): string {
  if (word.length > MAX_LETTERS || words.has(word) || lookalikes.has(word)) return word;
  const withoutDoubles = word.replace(/(\p{L})\1+/gu, '$1');
  if (withoutDoubles !== word && withoutDoubles.length >= 3 && words.has(withoutDoubles))
    return withoutDoubles;
  if (word.length < MIN_LETTERS - 1) return word;
  for (const spelling of [word, ...withoutOneLetter(word)]) {
    const known = words.has(spelling) && spelling.length >= MIN_LETTERS ? spelling : undefined;
    const meant = bySpelling.get(spelling) ?? known;
    if (meant && meant[0] === word[0] && isOneEdit(word, meant)) return meant;
  }
  return word;
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** One letter inserted, deleted or replaced, or two adjacent letters swapped. */
function isOneEdit(typed: string, meant: string): boolean {
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
