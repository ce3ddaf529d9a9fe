import { type Finding, LIMITS, safetyKinds } from '@app/contracts';
import { graver } from './finding.ts';
import { type Reader, readerOf } from './reading/reader.ts';
import { spoken } from './reading/spoken.ts';
import { LANGUAGES } from './rules/languages.ts';

const READERS: readonly Reader[] = LANGUAGES.map(readerOf);
/** A language is read where it has this share of the words that the best known one has: people mix. */
const FAMILIAR_ENOUGH = 0.6;
/** “I could kill him haha”: who laughs in a short message is not about to hurt anybody. */
const LAUGHTER =
  /(?<!\p{L})(?:(?:ha|he|ja|je){2,}h?|k{2,}|(?:rs){2,}|x+d+|lo+l|lmao|rofl|mdr|ptdr|jk)(?!\p{L})/u;
const SHORT_WORDS = 25;

/**
 * Looks for danger in what a person writes (safety.md), in every language we read, sentence by sentence. Our own code
 * and no model: the same texts always give the same finding, the gravest of all that is found.
 */
export function screen(texts: readonly string[]): Finding | null {
  const said = texts.map((text) => spoken(endsOf(text)));
  return readAll(said, false) ?? readAll(said, true);
}

/**
 * No message is longer than we take (a longer one is refused): of what is, the beginning and the end are read, so that
 * nobody can keep us busy.
 */
const MOST_CHARACTERS = LIMITS.message.max;
function endsOf(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  const half = MOST_CHARACTERS / 2;
  return `${text.slice(0, half)}\n${text.slice(-half)}`;
}

/** Mistyped words are only mended where nothing was found as it stands. */
function readAll(said: readonly string[], mending: boolean): Finding | null {
  const found: Finding[] = [];
  for (const text of said) {
    if (found.some(isGravest)) break;
    const isLaughed = LAUGHTER.test(text) && text.split(/ +/).length <= SHORT_WORDS;
    for (const sentence of new Set(text.split('.'))) {
      const inSentence = readersOf(sentence).flatMap((reader) => findingsIn(reader, sentence, mending));
      found.push(...withoutBlame(inSentence).filter(({ kind }) => !(isLaughed && kind === 'harm_to_others')));
      if (found.some(isGravest)) break;
    }
  }
  return found.reduce<Finding | null>(graver, null);
}

/** Whoever tells that somebody hurts them is not taken for one who hurts, also not when they say that they hit back. */
function withoutBlame(found: readonly Finding[]): readonly Finding[] {
  const isVictim = found.some(({ kind, inDanger }) => kind === 'victim_of_abuse' && inDanger === 'writer');
  return isVictim ? found.filter(({ kind }) => kind !== 'harm_to_others') : found;
}

/** Nothing graver can come. */
function isGravest({ kind }: Finding): boolean {
  return kind === safetyKinds[0];
}

function findingsIn(reader: Reader, sentence: string, mending: boolean): Finding[] {
  return reader.pieces(sentence).flatMap((piece) => {
    if (!mending) return reader.findings(piece);
    const mended = reader.mended(piece);
    return mended === piece ? [] : reader.findings(mended);
  });
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
