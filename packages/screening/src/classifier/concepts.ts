import type { LanguageCode } from '../phrases/language.ts';
import { CONTROL } from './concepts/control.ts';
import { DEATH } from './concepts/death.ts';
import { EVERYDAY } from './concepts/everyday.ts';
import { HARM } from './concepts/harm.ts';
import { PEOPLE } from './concepts/people.ts';
import { WORDS } from './concepts/words.ts';
import { buildDictionaries, findByInflection, findByStem, findPhrase, parseList } from './dictionary.ts';
import { hashText } from './hash.ts';

/** The meaning of a word, the same in every language. */
export interface Concept {
  readonly id: number;
  /** The list that contains it. */
  readonly theme: number;
  /** A subject that people write about, not a person or a function word such as “never”. */
  readonly isTopic: boolean;
}

/** The names are features of the classifier, so changing one requires training. */
const CONCEPT_LISTS: readonly {
  readonly theme: string;
  readonly list: string;
  readonly isTopic: boolean;
}[] = [
  { theme: 'people', list: PEOPLE, isTopic: false },
  { theme: 'words', list: WORDS, isTopic: false },
  { theme: 'death', list: DEATH, isTopic: true },
  { theme: 'harm', list: HARM, isTopic: true },
  { theme: 'control', list: CONTROL, isTopic: true },
  { theme: 'everyday', list: EVERYDAY, isTopic: true },
];
/** A shorter word may have another meaning in another language. */
const MIN_FOREIGN_LETTERS = 5;

/** The words of each language and their concepts. */
export const CONCEPTS = buildDictionaries<readonly Concept[]>(
  CONCEPT_LISTS.flatMap(({ theme, list, isTopic }) =>
    parseList(list).map(({ name, words }) => ({
      words,
      meaning: splitName(name).map((part) => ({ id: hashText(part), theme: hashText(theme), isTopic })),
    })),
  ),
);

/** “I HIT” is I and HIT: in some languages one word means both. */
function splitName(name: string): string[] {
  return name.startsWith('I ') ? ['I', name.slice(2)] : [name];
}

/** The concepts of words, in their order; words without a known concept are skipped. */
export function findConcepts(words: readonly string[], language: LanguageCode): Concept[] {
  const dictionary = CONCEPTS.get(language);
  const found: Concept[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = dictionary && findPhrase(words, at, dictionary);
    const word = words[at] ?? '';
    found.push(
      ...(phrase?.meaning ??
        (dictionary && (findByStem(word, dictionary) ?? findByInflection(word, dictionary))) ??
        findForeign(word)),
    );
    at += phrase?.size ?? 1;
  }
  return found;
}

/** The concepts of a word of another language, because people mix languages. */
function findForeign(word: string): readonly Concept[] {
  if (word.length < MIN_FOREIGN_LETTERS) return [];
  for (const { phrases } of CONCEPTS.values()) {
    const meaning = phrases.get(word);
    if (meaning) return meaning;
  }
  return [];
}
