import type { LanguageCode } from '../phrases/language.ts';
import { CONCEPTS } from './concepts.ts';
import {
  buildDictionaries,
  type Dictionary,
  findByInflection,
  findByStem,
  findPhrase,
  parseList,
} from './dictionary.ts';
import { ACTS } from './fields/acts.ts';
import { BODY } from './fields/body.ts';
import { GRAMMAR } from './fields/grammar.ts';
import { HOME } from './fields/home.ts';
import { MIND } from './fields/mind.ts';
import { TALK } from './fields/talk.ts';
import { TIME } from './fields/time.ts';
import { WORK } from './fields/work.ts';
import { hashText } from './hash.ts';

/** The lists: no word of a language is in two fields. */
export const FIELD_LISTS = [ACTS, BODY, GRAMMAR, HOME, MIND, TALK, TIME, WORK];

/** The concepts or the field of a word. */
type Meaning = readonly { readonly id: number }[];

/** The words of each language and their fields. */
export const FIELDS = buildDictionaries<Meaning>(
  FIELD_LISTS.flatMap(parseList).map(({ name, words }) => ({
    words,
    meaning: [{ id: hashField(name) }],
  })),
);

/** The id of a field; no concept has the same. */
export function hashField(name: string): number {
  return hashText(`field ${name}`);
}

/**
 * The semantic fields of words, in their order, as ids; for a word with a concept, which is more precise, the concept.
 * What is learned from one word so applies to similar words, in each of the five languages. Words of no field are
 * skipped.
 */
export function findFields(words: readonly string[], language: LanguageCode): number[] {
  const [concepts, fields] = [CONCEPTS.get(language), FIELDS.get(language)];
  const found: number[] = [];
  if (!concepts || !fields) return found;
  for (let at = 0; at < words.length; ) {
    const [concept, field] = [findPhrase<Meaning>(words, at, concepts), findPhrase(words, at, fields)];
    const phrase = concept && concept.size >= (field?.size ?? 0) ? concept : field;
    const meaning = phrase?.meaning ?? findByForm(words[at] ?? '', concepts, fields);
    found.push(...meaning.map(({ id }) => id));
    at += phrase?.size ?? 1;
  }
  return found;
}

/** A listed stem is more reliable than similarity to a listed word, and a concept more precise than a field. */
function findByForm(word: string, concepts: Dictionary<Meaning>, fields: Dictionary<Meaning>): Meaning {
  return (
    findByStem(word, concepts) ??
    findByStem(word, fields) ??
    findByInflection(word, concepts) ??
    findByInflection(word, fields) ??
    []
  );
}
