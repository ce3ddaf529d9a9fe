import type { Lexicon, Saying } from './language.ts';

/** A saying made ready: the expression, and words of which one must stand in a sentence for it to match at all. */
export interface ReadySaying {
  readonly expression: RegExp;
  /** A trailing `*` leaves the end of the word open. */
  readonly anchors: readonly string[];
}

const MOST_WORDS_BETWEEN = 8;

/**
 * Compiles a saying for sentences of the form ` word word , word `. No part can match in more than a bounded number of
 * ways, so that matching takes time in proportion to the sentence.
 * @throws for a name that the lexicon does not have.
 */
export function readySaying(saying: Saying, lexicon: Lexicon): ReadySaying {
  const parts = saying.trim().split(/\s+/);
  const expression = new RegExp(`(?<= )${parts.map((part) => source(part, lexicon)).join('')}`);
  const required = parts.filter((part) => !/^[~<>,]|\?$/.test(part)).map((part) => firstWords(part, lexicon));
  const anchors = required.reduce<readonly string[]>(
    (best, words) => (best.length === 0 || cost(words) < cost(best) ? words : best),
    [],
  );
  if (anchors.length === 0) throw new Error(`“${saying}” has no word of its own`);
  return { expression, anchors };
}

function source(part: string, lexicon: Lexicon): string {
  if (part === '<') return '(?<=^ |[.] )';
  if (part === '>') return '(?=$|[.,] )';
  if (part === ',') return ', ';
  const gap = /^~(\d*)$/.exec(part);
  if (gap) {
    const words = Number(gap[1] || 3);
    if (words > MOST_WORDS_BETWEEN) throw new Error(`${part} is too far`);
    return `(?:[^ ,.]+ ){0,${words}}`;
  }
  const optional = part.endsWith('?');
  const words = alternatives(optional ? part.slice(0, -1) : part, lexicon)
    .map((words) => words.replaceAll('*', '[^ ,.]*'))
    .join('|');
  return `(?:(?:${words}) )${optional ? '?' : ''}`;
}

function alternatives(part: string, lexicon: Lexicon): string[] {
  return part.split('|').flatMap((word) => {
    const name = /^\{([a-zA-Z]+)\}$/.exec(word)?.[1];
    if (name === undefined) return [word];
    const meaning = lexicon[name];
    if (meaning === undefined) throw new Error(`the lexicon has no {${name}}`);
    return meaning
      .split(' | ')
      .flatMap((entry) =>
        /^\{/.test(entry.trim()) ? alternatives(entry.trim(), lexicon) : [entry.trim().replace(/\s+/g, ' ')],
      );
  });
}

function firstWords(part: string, lexicon: Lexicon): string[] {
  return [...new Set(alternatives(part, lexicon).map((words) => words.split(' ')[0] ?? words))];
}

/** Common words are poor anchors, and so are many of them. */
const COMMON = new Set(
  'i me my he she they we it is am are was were have has had will would do did not to the a and of in on with him her his them you your no so if when s that this be been'.split(
    ' ',
  ),
);
function cost(words: readonly string[]): number {
  return words.reduce((sum, word) => sum + (COMMON.has(word) ? 1_000 : 1), 0);
}
