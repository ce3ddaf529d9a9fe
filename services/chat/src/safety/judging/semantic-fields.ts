import type { LanguageCode } from '../reading/language.ts';
import { CONCEPTS } from './concepts.ts';
import { byInflection, byStem, type Dictionary, dictionariesOf, linesOf, phraseAt } from './dictionary.ts';
import { ACTS } from './fields/acts.ts';
import { BODY } from './fields/body.ts';
import { GRAMMAR } from './fields/grammar.ts';
import { HOME } from './fields/home.ts';
import { MIND } from './fields/mind.ts';
import { TALK } from './fields/talk.ts';
import { TIME } from './fields/time.ts';
import { WORK } from './fields/work.ts';
import { hashOf } from './hash.ts';

/** The lists: no word of a language stands in two fields. */
export const FIELD_LISTS = [ACTS, BODY, GRAMMAR, HOME, MIND, TALK, TIME, WORK];

/** What a word says, in one concept or field, or in several. */
type Said = readonly { readonly id: number }[];

const FIELDS = dictionariesOf<Said>(
  FIELD_LISTS.flatMap(linesOf).map(({ name, columns }) => ({ columns, meaning: [{ id: idOf(name) }] })),
);

/** The number that a field is known by; no concept has the same. */
export function idOf(field: string): number {
  return hashOf(`field ${field}`);
}

/**
 * The semantic fields that words belong to, in their order, as numbers: coarse ones that most words have, where a concept
 * tells more, the concept. So what was learned of one word holds for those that could stand in its place, in each of the
 * five languages. Words of no field are left out.
 */
export function fieldsOf(words: readonly string[], language: LanguageCode): number[] {
  const [concepts, fields] = [CONCEPTS.get(language), FIELDS.get(language)];
  const found: number[] = [];
  if (!concepts || !fields) return found;
  for (let at = 0; at < words.length; ) {
    const [concept, field] = [phraseAt<Said>(words, at, concepts), phraseAt(words, at, fields)];
    const phrase = concept && concept.size >= (field?.size ?? 0) ? concept : field;
    const said = phrase?.meaning ?? byForm(words[at] ?? '', concepts, fields);
    found.push(...said.map(({ id }) => id));
    at += phrase?.size ?? 1;
  }
  return found;
}

/** A listed stem says more than the likeness to a listed word, and a concept more than a field. */
function byForm(word: string, concepts: Dictionary<Said>, fields: Dictionary<Said>): Said {
  return (
    byStem(word, concepts) ??
    byStem(word, fields) ??
    byInflection(word, concepts) ??
    byInflection(word, fields) ??
    []
  );
}
