import type { LanguageCode } from '../reading/language.ts';
import { CONTROL } from './concepts/control.ts';
import { DEATH } from './concepts/death.ts';
import { EVERYDAY } from './concepts/everyday.ts';
import { HARM } from './concepts/harm.ts';
import { PEOPLE } from './concepts/people.ts';
import { WORDS } from './concepts/words.ts';
import { byInflection, byStem, dictionariesOf, linesOf, phraseAt } from './dictionary.ts';
import { hashOf } from './hash.ts';

/** What a word means, the same in every language. */
export interface Concept {
  readonly id: number;
  /** The list it stands in. */
  readonly theme: number;
  /** Something spoken of, not a person and not a word like “never”. */
  readonly isTopic: boolean;
}

const THEMES: readonly { readonly name: string; readonly list: string; readonly isTopic: boolean }[] = [
  { name: 'people', list: PEOPLE, isTopic: false },
  { name: 'words', list: WORDS, isTopic: false },
  { name: 'death', list: DEATH, isTopic: true },
  { name: 'harm', list: HARM, isTopic: true },
  { name: 'control', list: CONTROL, isTopic: true },
  { name: 'everyday', list: EVERYDAY, isTopic: true },
];
/** A short word may mean something else in another language; a longer one is borrowed. */
const SHORTEST_BORROWED = 5;

/** Each language's words and the concepts that they mean. */
export const CONCEPTS = dictionariesOf<readonly Concept[]>(
  THEMES.flatMap(({ name: theme, list, isTopic }) =>
    linesOf(list).map(({ name, columns }) => ({
      columns,
      meaning: partsOfName(name).map((part) => ({ id: hashOf(part), theme: hashOf(theme), isTopic })),
    })),
  ),
);

/** “I HIT” is I and HIT: some languages say both in one word. */
function partsOfName(name: string): string[] {
  return name.startsWith('I ') ? ['I', name.slice(2)] : [name];
}

/** What words mean, in their order; those without a known meaning are left out. */
export function conceptsOf(words: readonly string[], language: LanguageCode): Concept[] {
  const dictionary = CONCEPTS.get(language);
  const found: Concept[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = dictionary && phraseAt(words, at, dictionary);
    const word = words[at] ?? '';
    found.push(
      ...(phrase?.meaning ??
        (dictionary && (byStem(word, dictionary) ?? byInflection(word, dictionary))) ??
        borrowed(word)),
    );
    at += phrase?.size ?? 1;
  }
  return found;
}

/** A word of another language as it stands there: people mix. */
function borrowed(word: string): readonly Concept[] {
  if (word.length < SHORTEST_BORROWED) return [];
  for (const { phrases } of CONCEPTS.values()) {
    const meaning = phrases.get(word);
    if (meaning) return meaning;
  }
  return [];
}
