import { hashText } from './hash.ts';
import type { Lexicon } from './lexicon.ts';

/** A sentence, or a piece of a long one: everything that its features are made of. */
export interface Sentence {
  /** Its words in lower case without accents; a Chinese or Japanese character is a word. */
  readonly words: readonly string[];
  readonly hashes: readonly number[];
  readonly concepts: readonly number[];
  /** A position in `LANGUAGES`. */
  readonly language: number;
}

/** Of more sentences the first and the last ones are read. A message of maximum length has about 300. */
const MAX_SENTENCES = 400;
/** Sentences without full stops are read in pieces that overlap, so that everyday words do not hide a danger. */
const PIECE_WORDS = 60;
const STEP = 40;
/** So many successive words in another script are a sentence of their own: the language changes, often without a full stop. */
const WORDS_OF_SCRIPT = 3;
/** The first characters of the scripts of the known languages: Latin, Cyrillic, Arabic, and those of Chinese and Japanese. */
const SCRIPTS = [0x0000, 0x0400, 0x0600, 0x3000];
const DIGITS = { from: 0x30, to: 0x39 };
/** Longer words are not words, and would make the work for a text depend on more than its length. */
const MAX_LETTERS = 40;

/** Reads the sentences of a text by its tokens (tokenize.ts), repeated sentences once. */
export function readSentences(tokens: readonly string[], lexicon: Lexicon): Sentence[] {
  const pieces = cutMiddle(splitSentences(tokens).flatMap(splitScripts), MAX_SENTENCES).flatMap(splitLong);
  const hashed = pieces.map((words) => ({ words, hashes: words.map((word) => hashText(word)) }));
  const languages = lexicon.detectLanguages(hashed.map(({ hashes }) => hashes));
  return hashed.map(({ words, hashes }, at) => {
    const language = languages[at] ?? 0;
    return { words, hashes, concepts: lexicon.findConcepts(words, hashes, language), language };
  });
}

/** The words of each sentence, without commas; repeated sentences once. */
function splitSentences(tokens: readonly string[]): (readonly string[])[] {
  const sentences = new Map<string, string[]>();
  let words: string[] = [];
  for (const token of [...tokens, '.'])
    if (token !== '.') {
      if (token !== ',' && token.length <= MAX_LETTERS) words.push(token);
    } else if (words.length > 0) {
      sentences.set(words.join(' '), words);
      words = [];
    }
  return [...sentences.values()];
}

function splitScripts(words: readonly string[]): (readonly string[])[] {
  const pieces: (readonly string[])[] = [];
  let from = 0;
  let script: number | undefined;
  for (const [at, word] of words.entries()) {
    const next = scriptOf(word);
    if (next === undefined || next === script) continue;
    const following = words.slice(at, at + WORDS_OF_SCRIPT);
    const isRun = following.length === WORDS_OF_SCRIPT && following.every((one) => scriptOf(one) === next);
    if (!isRun && script !== undefined) continue;
    script = next;
    if (at - from < WORDS_OF_SCRIPT) continue;
    pieces.push(words.slice(from, at));
    from = at;
  }
  return [...pieces, words.slice(from)];
}

/** The script of a word, by its first character: a position in `SCRIPTS`; undefined for a number. */
function scriptOf(word: string): number | undefined {
  const first = word.charCodeAt(0);
  if (first >= DIGITS.from && first <= DIGITS.to) return undefined;
  return SCRIPTS.findLastIndex((from) => first >= from);
}

function splitLong(words: readonly string[]): (readonly string[])[] {
  if (words.length <= PIECE_WORDS) return [words];
  const pieces: (readonly string[])[] = [];
  for (let from = 0; from < words.length; from += STEP) {
    pieces.push(words.slice(from, from + PIECE_WORDS));
    if (from + PIECE_WORDS >= words.length) break;
  }
  return pieces;
}

function cutMiddle<One>(list: readonly One[], maxLength: number): readonly One[] {
  return list.length <= maxLength ? list : [...list.slice(0, maxLength / 2), ...list.slice(-maxLength / 2)];
}
