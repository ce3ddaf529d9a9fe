import type { LanguageCode } from '../reading/language.ts';
import { type Concept, conceptsOf } from './concepts.ts';
import { hashOf, mix } from './hash.ts';
import { fieldsOf } from './semantic-fields.ts';
import type { Window } from './windows.ts';

/** What a window has: how much each feature counts, by the number that it is known by. */
export type Features = ReadonlyMap<number, number>;

/** How much one feature of each sort counts beside the others, found by trying. */
const SORTS = {
  word: 1,
  pair: 1,
  letters: 0.25,
  concept: 1,
  conceptPair: 1,
  conceptTriple: 0.7,
  conceptsApart: 0.5,
  theme: 1,
  themePair: 0.5,
  themeTriple: 0.5,
  field: 1,
  fieldPair: 0.5,
  sign: 1.5,
  kind: 1.5,
  /** That more is said in the text: most of what is told at length is no danger. */
  part: 1.7,
};
type Sort = keyof typeof SORTS;
const seedOf = (sort: Sort) => hashOf(sort);
const SEEDS: Readonly<Record<Sort, number>> = {
  word: seedOf('word'),
  pair: seedOf('pair'),
  letters: seedOf('letters'),
  concept: seedOf('concept'),
  conceptPair: seedOf('conceptPair'),
  conceptTriple: seedOf('conceptTriple'),
  conceptsApart: seedOf('conceptsApart'),
  theme: seedOf('theme'),
  themePair: seedOf('themePair'),
  themeTriple: seedOf('themeTriple'),
  field: seedOf('field'),
  fieldPair: seedOf('fieldPair'),
  sign: seedOf('sign'),
  kind: seedOf('kind'),
  part: seedOf('part'),
};
/** The letters of words that have been seen: windows overlap, and people repeat themselves. */
type KnownWords = Map<string, readonly number[]>;
type Add = (sort: Sort, hash: number) => void;

/** Features are known by a hash of this many bits: so many that two of them seldom meet. */
const BITS = 24;
/** Two meanings tell something together while no more than so many others stand between them. */
const APART = 8;
const THEMES_APART = 5;
const FIELDS_APART = 4;

/** The features of a window, each so long that all windows are of one length, however much is said in them. */
export function featuresOf(window: Window, language: LanguageCode, known: KnownWords = new Map()): Features {
  const features = new Map<number, number>();
  let square = 0;
  const add: Add = (sort, hash) => {
    const number = mix(SEEDS[sort], hash) >>> (32 - BITS);
    if (!features.has(number)) square += SORTS[sort] ** 2;
    features.set(number, SORTS[sort]);
  };
  const words = window.words.filter((word) => word !== ',');
  addWords(words, add, known);
  addConcepts(conceptsOf(words, language), add);
  addFields(fieldsOf(words, language), add);
  if (window.isPart) add('part', 0);
  for (const { finding, sign } of window.hits) {
    add('sign', hashOf(sign));
    add('kind', hashOf(finding.kind));
    add('kind', hashOf(`${finding.kind} ${finding.inDanger}`));
  }
  const length = Math.sqrt(square) || 1;
  for (const [number, value] of features) features.set(number, value / length);
  return features;
}

function addWords(words: readonly string[], add: Add, known: KnownWords): void {
  const hashes = words.map((word) => hashOf(word));
  for (const [at, one] of hashes.entries()) {
    if (words[at] === '.') continue;
    add('word', one);
    for (const letters of lettersOf(words[at] ?? '', known)) add('letters', letters);
    const next = hashes[at + 1];
    if (next !== undefined && words[at + 1] !== '.') add('pair', mix(one, next));
  }
}

function addConcepts(concepts: readonly Concept[], add: Add): void {
  for (const [at, one] of concepts.entries()) {
    add('concept', one.id);
    if (one.isTopic) add('theme', one.theme);
    const near = concepts.slice(at + 1, at + APART);
    for (const [between, other] of near.entries()) {
      if (between < 2) add('conceptPair', mix(one.id, other.id));
      add('conceptsApart', mix(one.id, other.id));
      if (between < THEMES_APART - 1 && (one.isTopic || other.isTopic))
        add('themePair', mix(broadly(one), broadly(other)));
    }
    const [next, third] = near;
    if (!next || !third) continue;
    add('conceptTriple', mix(mix(one.id, next.id), third.id));
    add('themeTriple', mix(mix(broadly(one), broadly(next)), broadly(third)));
  }
}

function addFields(fields: readonly number[], add: Add): void {
  for (const [at, one] of fields.entries()) {
    add('field', one);
    for (const other of fields.slice(at + 1, at + 1 + FIELDS_APART)) add('fieldPair', mix(one, other));
  }
}

/** Of what is spoken of, the theme; who and how stay as they are: “death – not – I”, “my – harm – me”. */
function broadly({ isTopic, theme, id }: Concept): number {
  return isTopic ? theme : id;
}

const [FEWEST_LETTERS, MOST_LETTERS] = [3, 5];
/** Letters in a row, the edges of the word among them: what typos and endings leave as it was. */
function lettersOf(word: string, known: KnownWords): readonly number[] {
  const before = known.get(word);
  if (before) return before;
  const edged = `<${word}>`;
  const found: number[] = [];
  for (let at = 0; at + FEWEST_LETTERS <= edged.length; at += 1)
    for (let size = FEWEST_LETTERS; size <= MOST_LETTERS && at + size <= edged.length; size += 1)
      found.push(hashOf(edged, at, at + size));
  known.set(word, found);
  return found;
}
