import type { LanguageCode } from '../phrases/language.ts';
import { type Concept, findConcepts } from './concepts.ts';
import { combineHashes, hashText } from './hash.ts';
import { findFields } from './semantic-fields.ts';
import type { Window } from './windows.ts';

/** The features of a window: the value of each, by its number. */
export type Features = ReadonlyMap<number, number>;

/** The value of one feature of each sort, chosen by experiment. */
const VALUES = {
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
  rule: 1.5,
  kind: 1.5,
  /** The window is a part of its text: most of a long text is harmless. */
  part: 1.7,
};
type Sort = keyof typeof VALUES;
/** The trained weights depend on these hashes, so changing one requires training. */
const SEEDS: Readonly<Record<Sort, number>> = {
  word: hashText('word'),
  pair: hashText('pair'),
  letters: hashText('letters'),
  concept: hashText('concept'),
  conceptPair: hashText('conceptPair'),
  conceptTriple: hashText('conceptTriple'),
  conceptsApart: hashText('conceptsApart'),
  theme: hashText('theme'),
  themePair: hashText('themePair'),
  themeTriple: hashText('themeTriple'),
  field: hashText('field'),
  fieldPair: hashText('fieldPair'),
  rule: hashText('sign'),
  kind: hashText('kind'),
  part: hashText('part'),
};
/** The letter sequences of words, by word: windows overlap, and people repeat words. */
type LetterCache = Map<string, readonly number[]>;
type Add = (sort: Sort, hash: number) => void;

/** The number of a feature is a hash of this many bits, enough to make collisions rare. */
const BITS = 24;
/** Two concepts form a pair if they are at most so far apart. */
const MAX_CONCEPT_DISTANCE = 8;
const MAX_THEME_DISTANCE = 5;
const MAX_FIELD_DISTANCE = 4;

/** Extracts the features of a window. The values form a vector of length 1, however long the window is. */
export function extractFeatures(
  window: Window,
  language: LanguageCode,
  letterCache: LetterCache = new Map(),
): Features {
  const features = new Map<number, number>();
  let square = 0;
  const add: Add = (sort, hash) => {
    const number = combineHashes(SEEDS[sort], hash) >>> (32 - BITS);
    if (!features.has(number)) square += VALUES[sort] ** 2;
    features.set(number, VALUES[sort]);
  };
  const words = window.words.filter((word) => word !== ',');
  addWords(words, add, letterCache);
  addConcepts(findConcepts(words, language), add);
  addFields(findFields(words, language), add);
  if (window.isPart) add('part', 0);
  for (const { finding, rule } of window.matches) {
    add('rule', hashText(rule));
    add('kind', hashText(finding.kind));
    add('kind', hashText(`${finding.kind} ${finding.inDanger}`));
  }
  const length = Math.sqrt(square) || 1;
  for (const [number, value] of features) features.set(number, value / length);
  return features;
}

function addWords(words: readonly string[], add: Add, letterCache: LetterCache): void {
  const hashes = words.map((word) => hashText(word));
  for (const [at, one] of hashes.entries()) {
    if (words[at] === '.') continue;
    add('word', one);
    for (const letters of hashLetters(words[at] ?? '', letterCache)) add('letters', letters);
    const next = hashes[at + 1];
    if (next !== undefined && words[at + 1] !== '.') add('pair', combineHashes(one, next));
  }
}

function addConcepts(concepts: readonly Concept[], add: Add): void {
  for (const [at, one] of concepts.entries()) {
    add('concept', one.id);
    if (one.isTopic) add('theme', one.theme);
    const following = concepts.slice(at + 1, at + MAX_CONCEPT_DISTANCE);
    for (const [between, other] of following.entries()) {
      if (between < 2) add('conceptPair', combineHashes(one.id, other.id));
      add('conceptsApart', combineHashes(one.id, other.id));
      if (between < MAX_THEME_DISTANCE - 1 && (one.isTopic || other.isTopic))
        add('themePair', combineHashes(themeOrId(one), themeOrId(other)));
    }
    const [next, third] = following;
    if (!next || !third) continue;
    add('conceptTriple', combineHashes(combineHashes(one.id, next.id), third.id));
    add('themeTriple', combineHashes(combineHashes(themeOrId(one), themeOrId(next)), themeOrId(third)));
  }
}

function addFields(fields: readonly number[], add: Add): void {
  for (const [at, one] of fields.entries()) {
    add('field', one);
    for (const other of fields.slice(at + 1, at + 1 + MAX_FIELD_DISTANCE))
      add('fieldPair', combineHashes(one, other));
  }
}

/** The theme of a topic; persons and function words stay precise: “death – not – I”, “my – harm – me”. */
function themeOrId({ isTopic, theme, id }: Concept): number {
  return isTopic ? theme : id;
}

const [MIN_LETTERS, MAX_LETTERS] = [3, 5];
/** Hashes sequences of letters, including the edges of the word. Typos and endings leave most of them unchanged. */
function hashLetters(word: string, letterCache: LetterCache): readonly number[] {
  const cached = letterCache.get(word);
  if (cached) return cached;
  const withEdges = `<${word}>`;
  const found: number[] = [];
  for (let at = 0; at + MIN_LETTERS <= withEdges.length; at += 1)
    for (let size = MIN_LETTERS; size <= MAX_LETTERS && at + size <= withEdges.length; size += 1)
      found.push(hashText(withEdges, at, at + size));
  letterCache.set(word, found);
  return found;
}
