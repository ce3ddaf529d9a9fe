import type { LanguageCode } from '../reading/language.ts';
import { CONTROL } from './concepts/control.ts';
import { DEATH } from './concepts/death.ts';
import { EVERYDAY } from './concepts/everyday.ts';
import { HARM } from './concepts/harm.ts';
import { PEOPLE } from './concepts/people.ts';
import { WORDS } from './concepts/words.ts';
import { hashOf } from './hash.ts';

/** What a word means, the same in every language. */
export interface Concept {
  readonly id: number;
  /** The list it stands in. */
  readonly theme: number;
  /** Something spoken of, not a person and not a word like “never”. */
  readonly isTopic: boolean;
}

/** The words of one language, phrases joined by `_`, and the beginnings of words. */
interface Dictionary {
  readonly phrases: Map<string, readonly Concept[]>;
  readonly stems: Map<string, readonly Concept[]>;
  /** The beginnings of whole words: what begins so and has another ending means the same, mostly. */
  readonly inflected: Map<string, readonly Concept[]>;
}

const COLUMNS: readonly LanguageCode[] = ['en', 'es', 'de', 'fr', 'pt'];
const THEMES: readonly { readonly name: string; readonly lines: string; readonly isTopic: boolean }[] = [
  { name: 'people', lines: PEOPLE, isTopic: false },
  { name: 'words', lines: WORDS, isTopic: false },
  { name: 'death', lines: DEATH, isTopic: true },
  { name: 'harm', lines: HARM, isTopic: true },
  { name: 'control', lines: CONTROL, isTopic: true },
  { name: 'everyday', lines: EVERYDAY, isTopic: true },
];
const MOST_WORDS = 4;
const SHORTEST_STEM = 4;
const SHORTEST_BEGINNING = 5;
const ENDING = 2;
const LONGEST_ENDING = 4;
/** A short word may mean something else in another language; a longer one is borrowed. */
const SHORTEST_BORROWED = 5;

const DICTIONARIES = readDictionaries();

function readDictionaries(): Map<LanguageCode, Dictionary> {
  const dictionaries = new Map<LanguageCode, Dictionary>(
    COLUMNS.map((language) => [language, { phrases: new Map(), stems: new Map(), inflected: new Map() }]),
  );
  for (const { name: theme, lines, isTopic } of THEMES)
    for (const line of lines.trim().split('\n')) {
      const [name = '', columns = ''] = line.split(': ');
      const meant = partsOfName(name).map((part) => ({ id: hashOf(part), theme: hashOf(theme), isTopic }));
      for (const [at, column] of columns.split('/').entries()) {
        const dictionary = dictionaries.get(COLUMNS[at] ?? 'en');
        for (const phrase of column.split(' ').filter(Boolean))
          if (phrase.endsWith('*')) dictionary?.stems.set(phrase.slice(0, -1), meant);
          else if (!dictionary?.phrases.has(phrase)) {
            dictionary?.phrases.set(phrase, meant);
            const beginning = phrase.slice(0, Math.max(SHORTEST_BEGINNING, phrase.length - ENDING));
            if (
              beginning.length >= SHORTEST_BEGINNING &&
              !/_/.test(phrase) &&
              !dictionary?.inflected.has(beginning)
            )
              dictionary?.inflected.set(beginning, meant);
          }
      }
    }
  return dictionaries;
}

/** “I HIT” is I and HIT: some languages say both in one word. */
function partsOfName(name: string): string[] {
  return name.startsWith('I ') ? ['I', name.slice(2)] : [name];
}

/** What words mean, in their order; those without a known meaning are left out. */
export function conceptsOf(words: readonly string[], language: LanguageCode): Concept[] {
  const dictionary = DICTIONARIES.get(language);
  const found: Concept[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = dictionary && phraseAt(words, at, dictionary);
    const word = words[at] ?? '';
    found.push(...(phrase?.meant ?? (dictionary && stemOf(word, dictionary)) ?? borrowed(word)));
    at += phrase?.size ?? 1;
  }
  return found;
}

function phraseAt(words: readonly string[], at: number, { phrases }: Dictionary) {
  const starts = [words[at] ?? ''];
  while (starts.length < MOST_WORDS && at + starts.length < words.length)
    starts.push(`${starts.at(-1)}_${words[at + starts.length]}`);
  for (let size = starts.length; size > 0; size -= 1) {
    const meant = phrases.get(starts[size - 1] ?? '');
    if (meant) return { meant, size };
  }
  return undefined;
}

function stemOf(word: string, { stems, inflected }: Dictionary): readonly Concept[] | undefined {
  for (let size = word.length; size >= SHORTEST_STEM; size -= 1) {
    const meant = stems.get(word.slice(0, size));
    if (meant) return meant;
  }
  for (
    let size = word.length;
    size >= Math.max(SHORTEST_BEGINNING, word.length - LONGEST_ENDING);
    size -= 1
  ) {
    const meant = inflected.get(word.slice(0, size));
    if (meant) return meant;
  }
  return undefined;
}

/** A word of another language as it stands there: people mix. */
function borrowed(word: string): readonly Concept[] {
  if (word.length < SHORTEST_BORROWED) return [];
  for (const { phrases } of DICTIONARIES.values()) {
    const meant = phrases.get(word);
    if (meant) return meant;
  }
  return [];
}
