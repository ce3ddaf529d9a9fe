import { LANGUAGES } from '../rules/languages.ts';
import type { LanguageCode } from './language.ts';
import { type Hit, type Reader, readerOf } from './reader.ts';
import { spoken } from './spoken.ts';

/** A sentence as it was heard: its words as its language spells them, commas among them, and the sayings in it. */
export interface HeardSentence {
  readonly words: readonly string[];
  readonly hits: readonly Hit[];
}

/** A text as it was heard. */
export interface Heard {
  readonly language: LanguageCode;
  readonly sentences: readonly HeardSentence[];
  /** Its words in short have laughter among them. */
  readonly isLaughed: boolean;
}

const READERS: readonly Reader[] = LANGUAGES.map(readerOf);
/** A language is read where it has this share of the words that the best known one has: people mix. */
const FAMILIAR_ENOUGH = 0.6;
/** “I could kill him haha”: who laughs in a short message is not about to hurt anybody. */
const LAUGHTER =
  /(?<!\p{L})(?:(?:ha|he|ja|je){2,}h?|k{2,}|(?:rs){2,}|x+d+|lo+l|lmao|rofl|mdr|ptdr|jk)(?!\p{L})/u;
const SHORT_WORDS = 25;

/** Hears a text in every language we read, sentence by sentence, each different one once. */
export function listen(text: string): Heard {
  const said = spoken(text);
  const all = [...new Set(said.split('.'))].filter((sentence) => /\S/.test(sentence));
  const main = mainReader(said);
  const heard = all.map((sentence) => ({
    words: main.pieces(sentence, Number.POSITIVE_INFINITY)[0]?.trim().split(' ') ?? [],
    hits: hitsIn(sentence, false),
  }));
  const isAnyHeard = heard.some(({ hits }) => hits.length > 0);
  return {
    language: main.language,
    isLaughed: LAUGHTER.test(said) && said.split(/ +/).length <= SHORT_WORDS,
    // Mistyped words are only mended where nothing was found as it stands.
    sentences: isAnyHeard
      ? heard
      : heard.map(({ words }, at) => ({ words, hits: hitsIn(all[at] ?? '', true) })),
  };
}

function hitsIn(sentence: string, mending: boolean): Hit[] {
  return readersOf(sentence).flatMap((reader) =>
    reader.pieces(sentence).flatMap((piece) => {
      if (!mending) return reader.hits(piece);
      const mended = reader.mended(piece);
      return mended === piece ? [] : reader.hits(mended);
    }),
  );
}

function mainReader(said: string): Reader {
  const words = said.split(/[ ',.]+/);
  return READERS.reduce((best, reader) =>
    reader.familiarity(words) > best.familiarity(words) ? reader : best,
  );
}

/** Those who understand a sentence; all of them when nobody knows its words. */
function readersOf(sentence: string): readonly Reader[] {
  const words = sentence.split(/[ ',]+/);
  const known = READERS.map((reader) => ({ reader, familiarity: reader.familiarity(words) }));
  const most = Math.max(...known.map(({ familiarity }) => familiarity));
  return known
    .filter(({ familiarity }) => most < 2 || familiarity >= most * FAMILIAR_ENOUGH)
    .map(({ reader }) => reader);
}
